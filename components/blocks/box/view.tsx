import { boxBlock } from '@/core/blocks/box';
import { blockView, type ViewProps } from '../kit/block-view';

function BoxView({ root }: ViewProps<typeof boxBlock>) {
  return <div {...root} />;
}

export default blockView(boxBlock, BoxView);
