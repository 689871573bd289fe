import { onDemand } from '@/components/ui/on-demand';

/** The design editor: fetched once somebody is logged in. */
export const Editor = onDemand(async () => (await import('./editor')).default);

/** A page with what is not saved of it; it brings none of the editor. */
export const Preview = onDemand(async () => (await import('./preview/preview')).Preview);
