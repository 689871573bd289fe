import { HeartButton } from '@/components/wishlist';
import type { Product } from '@/core/model/product';
import { QuickShopButton } from '../quick-shop';
import { ControlsFrame } from './awaited-controls';

/** Heart and Quick Shop of a card as they work, fetched behind the page's first load. */
export const Controls = ({ product }: { product: Product }) => (
  <ControlsFrame
    product={product}
    heart={<HeartButton product={product} isFloating />}
    Shop={QuickShopButton}
  />
);
