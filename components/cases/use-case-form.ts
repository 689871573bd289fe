import { CASE_LACKS, MAX_ATTACHMENTS } from '@/core/model/case';
import { type PhotosState, photosProblem, usePhotos } from '@/hooks/photos/use-photos';
import { type FormValues, useFormCall } from '@/hooks/use-form-call';
import { ApiError } from '@/services/api-error';
import * as messages from './messages';

/** A form about a dispute, with photos, kept until the shop has it. @param onLost hears of an expired access. */
export function useCaseForm(
  send: (values: FormValues, attachments: string[]) => Promise<void>,
  onLost: () => void,
) {
  const photos = usePhotos(MAX_ATTACHMENTS, 'case');
  const form = useFormCall({
    // The server checks the same.
    validate: (values) => {
      const ofPhotos = photosProblem(photos);
      const missing = Object.entries(CASE_LACKS).filter(([field]) => values[field] === '');
      return { ...Object.fromEntries(missing), ...(ofPhotos && { photos: ofPhotos }) };
    },
    send: async (values) => {
      const ids = photos.list.map(({ id }) => id);
      try {
        await send(values, ids);
      } catch (error) {
        if (!isGone(error)) throw atPhotos(error, ids, photos);
        onLost();
        throw new ApiError('status', messages.notSent, 404);
      }
    },
  });
  return { photos, ...form };
}

/** True if the order's access has expired; a missing case is named by its field instead. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404 && error.path !== 'caseId';
}

/** Shows a failure that is about a photo at it, and at the field. */
function atPhotos(error: unknown, ids: readonly string[], photos: PhotosState): unknown {
  if (!(error instanceof ApiError)) return error;
  const [field, place] = error.path.split('.');
  if (field !== 'attachments') return error;
  const one = ids[Number(place ?? Number.NaN)];
  if (one) photos.fail(one, error.message);
  return new ApiError('status', error.message, error.status, 'photos');
}
