import { cartBlock } from '@/core/blocks/cart';
import { blockView, type ViewProps } from '../kit/block-view';

function CartView({ root }: ViewProps<typeof cartBlock>) {
  return <div {...root} />;
}

export default blockView(cartBlock, CartView);
