import type { PhotosState } from '@/hooks/photos/use-photos';
import { ApiError } from '@/services/api-error';

/** Sends what names photos by their ids. What is said of one of them is shown at it, and at the field. */
export async function sendWithPhotos<Answer>(
  photos: PhotosState,
  send: (ids: string[]) => Promise<Answer>,
): Promise<Answer> {
  const ids = photos.list.map(({ id }) => id);
  try {
    return await send(ids);
  } catch (error) {
    throw atPhotos(error, ids, photos);
  }
}

function atPhotos(error: unknown, ids: readonly string[], photos: PhotosState): unknown {
  if (!(error instanceof ApiError)) return error;
  const [field, place] = error.path.split('.');
  if (field !== 'attachments') return error;
  const one = ids[Number(place ?? Number.NaN)];
  if (one) photos.fail(one, error.message);
  return new ApiError('status', error.message, error.status, 'photos');
}
