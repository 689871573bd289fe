import { uploadCalls } from '@/core/calls/uploads';
import { uploadSchemas } from '@/core/calls/uploads.schema';
import { MAX_UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '@/core/model/upload';
import { ApiError } from './api-error';
import { callBackend } from './browser-client';

/** A photo on a slow line takes its time. */
const UPLOAD_TIMEOUT_MS = 120_000;

interface UploadOptions {
  domain: string;
  /** Told how much has left, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Hands in a picture and answers the id by which another call can name it.
 *
 * @throws ApiError with the reason, 413 at once where the file is too large.
 */
export async function uploadPhoto(
  file: File,
  { domain, onProgress, signal }: UploadOptions,
): Promise<string> {
  if (file.size > MAX_UPLOAD_BYTES) throw new ApiError('status', UPLOAD_TOO_LARGE, 413);
  const options = { timeoutMs: UPLOAD_TIMEOUT_MS, onProgress, signal };
  const photo = { domain, file };
  const { data } = await callBackend(uploadCalls.upload, uploadSchemas.upload, photo, options);
  return data.id;
}
