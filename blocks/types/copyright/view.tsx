import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { partStyle } from '@/blocks/view-kit/part-style';
import { Copyright } from '@/components/copyright';
import { copyrightBlock } from './definition';

/** The copyright line and the ways to pay, aligned as text is. */
function CopyrightView({ root, block }: ViewProps<typeof copyrightBlock>) {
  const { textAlign } = block.styles;
  return (
    <div {...root} style={{ ...root.style, ...partStyle({ ...(textAlign && { textAlign }) }) }}>
      <Copyright />
    </div>
  );
}

export default blockView(copyrightBlock, CopyrightView);
