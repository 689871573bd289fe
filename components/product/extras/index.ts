import { onDemand } from '@/components/ui/on-demand';

/** What a product's page has in the browser alone, the one in a place the server holds for it. */
export { BoughtTogether } from './bought-together/bought-together';
export const RecentlyViewed = onDemand(
  async () => (await import('./recently-viewed/recently-viewed')).RecentlyViewed,
);
