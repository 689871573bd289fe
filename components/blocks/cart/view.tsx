import { CartAction } from '@/components/header';
import { cartBlock } from '@/core/blocks/cart';
import action from '../kit/action.module.css';
import kit from '../kit/block.module.css';
import { blockView, type ViewProps } from '../kit/block-view';

/** Opens the cart, with how many pieces are in it. */
function CartView({ root, mode }: ViewProps<typeof cartBlock>) {
  return (
    <div {...root} className={`${root.className} ${kit.hugging}`}>
      <div className={action.action} inert={mode === 'edit'}>
        <CartAction />
      </div>
    </div>
  );
}

export default blockView(cartBlock, CartView);
