import action from '@/blocks/view-kit/action.module.css';
import kit from '@/blocks/view-kit/block.module.css';
import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { WishlistAction } from '@/components/header';
import { wishlistBlock } from './definition';

function WishlistView({ root, mode }: ViewProps<typeof wishlistBlock>) {
  return (
    <div {...root} className={`${root.className} ${kit.hugging}`}>
      <div className={action.action} inert={mode === 'edit'}>
        <WishlistAction />
      </div>
    </div>
  );
}

export default blockView(wishlistBlock, WishlistView);
