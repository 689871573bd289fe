import { subscribeBlock } from '@/core/blocks/subscribe';
import { blockView, type ViewProps } from '../kit/block-view';

function SubscribeView({ root }: ViewProps<typeof subscribeBlock>) {
  return <div {...root} />;
}

export default blockView(subscribeBlock, SubscribeView);
