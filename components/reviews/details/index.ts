import { onDemand } from '@/components/ui';

export type { Opened } from '../parts/use-shown-reviews';

/** Brings MUI along: fetched when somebody comes near, shown when they ask. */
export const loadDetails = async () => (await import('./details-dialog')).DetailsDialog;

export const DetailsDialog = onDemand(loadDetails);
