import { noticeShown } from '@/store/slices/notices';

const TEXT = 'This could not be opened just now. Please try again.';
const DURATION_MS = 4000;

/** Tells that the code of what was to open did not come. */
export const codeMissing = () => noticeShown({ text: TEXT, durationMs: DURATION_MS });
