import { onDemand } from '@/components/ui/on-demand';

/** What a product's page has in the browser alone, some of it in places that the server holds for it. */
export { BoughtTogether } from './bought-together/bought-together';
export { ProductReviews } from './product-reviews/product-reviews';
export const RecentlyViewed = onDemand(
  async () => (await import('./recently-viewed/recently-viewed')).RecentlyViewed,
);
