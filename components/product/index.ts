import { onDemand } from '@/components/ui';
import { AwaitedButton } from './quick-shop/awaited-button';

export {
  CardControls,
  CardFoot,
  CardName,
  CardPicture,
  CardPrice,
  useShown,
} from './card/card-parts';
export { ProductCard } from './card/product-card';
export { default as cardStyles } from './card/product-card.module.css';
export { ProductGrid } from './card/product-grid';

/** Opens Quick Shop; for what is shown by a browser alone. */
export const QuickShopButton = /* @__PURE__ */ onDemand(
  async () => (await import('./quick-shop')).QuickShopButton,
  AwaitedButton,
);
