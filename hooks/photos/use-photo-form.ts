import { type FieldErrors, type FormValues, useFormCall } from '@/hooks/use-form-call';
import { ApiError } from '@/services/api-error';
import { type PhotosState, photosProblem } from './use-photos';

interface PhotoForm<Answer> {
  photos: PhotosState;
  /** The field of the call that takes their ids. */
  wireName: 'attachments' | 'photos';
  validate: (values: FormValues) => FieldErrors;
  send: (values: FormValues, ids: string[]) => Promise<Answer>;
}

/** A form with photos, kept until it has arrived; what is wrong with them is told at the field `photos`. */
export function usePhotoForm<Answer>({ photos, wireName, validate, send }: PhotoForm<Answer>) {
  return useFormCall({
    validate: (values) => {
      const ofPhotos = photosProblem(photos);
      return { ...validate(values), ...(ofPhotos && { photos: ofPhotos }) };
    },
    send: async (values) => {
      const ids = photos.list.map(({ id }) => id);
      return send(values, ids).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        const [field, place] = error.path.split('.');
        if (field !== wireName) throw error;
        // A photo that the server no longer has is marked itself.
        const lost = ids[Number(place ?? Number.NaN)];
        if (lost) photos.fail(lost, error.message);
        throw new ApiError('status', error.message, error.status, 'photos');
      });
    },
  });
}
