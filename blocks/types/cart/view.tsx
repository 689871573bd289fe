import action from '@/blocks/view-kit/action.module.css';
import kit from '@/blocks/view-kit/block.module.css';
import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { CartAction } from '@/components/header';
import { cartBlock } from './definition';

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
