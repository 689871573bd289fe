import { onDemand } from '@/components/ui';
import { noticeShown } from '@/store/slices/notices';
import * as messages from '../messages';

export type { Opened } from '../parts/use-shown-reviews';

/** Brings MUI along: fetched when somebody comes near, shown when they ask. */
export const loadDetails = async () => (await import('./details-dialog')).DetailsDialog;

export const DetailsDialog = onDemand(loadDetails);

const DURATION_MS = 4000;

/** Tells that the code of what was to open did not come. */
export const codeMissing = () => noticeShown({ text: messages.failed, durationMs: DURATION_MS });
