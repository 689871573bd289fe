import { MAX_ATTACHMENT_BYTES } from './case';
import * as messages from './messages';

/** The largest picture a visitor may hand in. */
export const MAX_UPLOAD_BYTES = 10 * 1_048_576;

/** Purposes of an upload. */
export const UPLOAD_PURPOSES = ['review', 'case'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** Limits in bytes by purpose, and the error text of a larger one. */
export const UPLOAD_LIMITS: Record<UploadPurpose, { bytes: number; tooLarge: string }> = {
  review: { bytes: MAX_UPLOAD_BYTES, tooLarge: messages.uploadTooLarge },
  case: { bytes: MAX_ATTACHMENT_BYTES, tooLarge: messages.attachmentTooLarge },
};
