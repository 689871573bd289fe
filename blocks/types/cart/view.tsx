import action from '@/blocks/view-kit/action.module.css';
import kit from '@/blocks/view-kit/block.module.css';
import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { CartAction } from '@/components/header';
import { cartBlock } from './definition';

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
