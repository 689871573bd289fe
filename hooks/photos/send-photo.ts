import type { UploadPurpose } from '@/core/model/upload';
import { shrinkPhoto } from './shrink-photo';

interface SendOptions {
  domain: string;
  purpose: UploadPurpose;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends a photo and says what became of it: the id it has now, or why it has none. */
export async function sendPhoto(
  file: File,
  options: SendOptions,
): Promise<{ id: string } | { problem: string }> {
  try {
    const [{ uploadPhoto }, smaller] = await Promise.all([
      import('@/services/uploads'),
      shrinkPhoto(file),
    ]);
    return { id: await uploadPhoto(smaller, options) };
  } catch (error) {
    return { problem: await problemOf(error) };
  }
}

const NOT_SENT = 'This photo could not be sent.';

/** The server's own words where it has answered. */
async function problemOf(error: unknown): Promise<string> {
  const { ApiError } = await import('@/services/api-error');
  return error instanceof ApiError && error.kind === 'status' ? error.message : NOT_SENT;
}
