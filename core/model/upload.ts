import { ATTACHMENT_TOO_LARGE, MAX_ATTACHMENT_BYTES } from './case';

/** The largest picture a visitor may hand in. */
export const MAX_UPLOAD_BYTES = 10 * 1_048_576;
export const UPLOAD_TOO_LARGE = 'This photo is over 10 MB.';

/** Purposes of an upload. */
export const UPLOAD_PURPOSES = ['review', 'case'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** Limits in bytes by purpose, and the error text of a larger one. */
export const UPLOAD_LIMITS: Record<UploadPurpose, { bytes: number; tooLarge: string }> = {
  review: { bytes: MAX_UPLOAD_BYTES, tooLarge: UPLOAD_TOO_LARGE },
  case: { bytes: MAX_ATTACHMENT_BYTES, tooLarge: ATTACHMENT_TOO_LARGE },
};
