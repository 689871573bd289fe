import { Copyright } from '@/components/copyright';
import { copyrightBlock } from '@/core/blocks/copyright';
import { blockView, type ViewProps } from '../kit/block-view';
import { partStyle } from '../kit/part-style';

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
