import { Copyright } from '@/components/copyright';
import { copyrightBlock } from '@/core/blocks/copyright';
import { blockView, type ViewProps } from '../kit/block-view';
import type { OwnStyle } from '../kit/own-style';

/** The copyright line and the ways to pay, aligned as text is. */
function CopyrightView({ root, block }: ViewProps<typeof copyrightBlock>) {
  const { textAlign } = block.styles;
  const place: OwnStyle =
    textAlign && textAlign !== 'justify' ? { '--part-justify': textAlign } : {};
  return (
    <div {...root} style={{ ...root.style, ...place }}>
      <Copyright />
    </div>
  );
}

export default blockView(copyrightBlock, CopyrightView);
