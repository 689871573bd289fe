import { onDemand } from '@/components/ui/on-demand';

/** The design editor: fetched once somebody is logged in. */
export const Editor = onDemand(async () => (await import('./editor')).default);
