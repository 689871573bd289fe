import { dividerBlock } from '@/core/blocks/divider';
import { blockView, type ViewProps } from '../kit/block-view';

function DividerView({ root }: ViewProps<typeof dividerBlock>) {
  return <div {...root} />;
}

export default blockView(dividerBlock, DividerView);
