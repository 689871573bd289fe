import { onDemand } from '@/components/ui/on-demand';

/** What a product's page has in the browser alone, fetched in one piece. */
const load = () => import('./extras');

export const BoughtTogether = onDemand(async () => (await load()).BoughtTogether);
export const RecentlyViewed = onDemand(async () => (await load()).RecentlyViewed);
