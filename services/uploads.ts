import { uploadCalls as calls } from '@/core/calls/uploads';
import { uploadSchemas as schemas } from '@/core/calls/uploads.schema';
import { UPLOAD_LIMITS, type UploadPurpose } from '@/core/model/upload';
import { ApiError } from './api-error';
import { areaOf } from './area';

const { load } = areaOf(calls, schemas);

/** A photo on a slow line takes its time. */
const UPLOAD_TIMEOUT_MS = 120_000;

export interface UploadOptions {
  domain: string;
  purpose: UploadPurpose;
  /** Called with the sent share, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Hands in a picture and returns its id for other calls. @throws ApiError, 413 at once where it is too large */
export async function uploadPhoto(
  file: File,
  { domain, purpose, onProgress, signal }: UploadOptions,
): Promise<string> {
  const { bytes, tooLarge } = UPLOAD_LIMITS[purpose];
  if (file.size > bytes) throw new ApiError('status', tooLarge, 413);
  const options = { timeoutMs: UPLOAD_TIMEOUT_MS, onProgress, signal };
  return (await load('upload', { domain, purpose, file }, options)).id;
}
