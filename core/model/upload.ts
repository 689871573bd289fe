/** The largest picture a visitor may hand in. */
export const MAX_UPLOAD_BYTES = 10 * 1_048_576;
export const UPLOAD_TOO_LARGE = 'This photo is over 10 MB.';
