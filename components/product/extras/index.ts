import { onDemand } from '@/components/ui';

/** Client-only parts of a product page; the server reserves their space. */
export { BoughtTogether } from './bought-together/bought-together';
export { ProductReviews } from './product-reviews/product-reviews';
export const RecentlyViewed = onDemand(
  async () => (await import('./recently-viewed/recently-viewed')).RecentlyViewed,
);
