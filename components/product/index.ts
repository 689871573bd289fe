import { onDemand } from '@/components/ui/on-demand';

export { ProductCard } from './card/product-card';
export { ProductGrid } from './card/product-grid';

/** Opens Quick Shop; for what is shown by a browser alone. */
export const QuickShopButton = /* @__PURE__ */ onDemand(
  async () => (await import('./quick-shop')).QuickShopButton,
);
