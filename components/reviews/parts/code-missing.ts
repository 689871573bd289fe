import { noticeShown } from '@/store/slices/notices';
import * as messages from '../messages';

const DURATION_MS = 4000;

/** Tells that the code of what was to open did not come. */
export const codeMissing = () => noticeShown({ text: messages.failed, durationMs: DURATION_MS });
