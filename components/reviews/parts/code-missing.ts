import { noticeShown } from '@/store/slices/notices';
import * as messages from '../messages';

const TEXT = messages.failed;
const DURATION_MS = 4000;

/** Tells that the code of what was to open did not come. */
export const codeMissing = () => noticeShown({ text: TEXT, durationMs: DURATION_MS });
