import { wishlistBlock } from '@/core/blocks/wishlist';
import { blockView, type ViewProps } from '../kit/block-view';

function WishlistView({ root }: ViewProps<typeof wishlistBlock>) {
  return <div {...root} />;
}

export default blockView(wishlistBlock, WishlistView);
