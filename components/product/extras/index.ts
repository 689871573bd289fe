import { onDemand } from '@/components/ui/on-demand';

/** What a product's page has in the browser alone. */
export const BoughtTogether = onDemand(
  async () => (await import('./bought-together/bought-together')).BoughtTogether,
);
export const RecentlyViewed = onDemand(
  async () => (await import('./recently-viewed/recently-viewed')).RecentlyViewed,
);
