import { CASE_LACKS, MAX_ATTACHMENTS } from '@/core/model/case';
import { usePhotoForm } from '@/hooks/photos/use-photo-form';
import { usePhotos } from '@/hooks/photos/use-photos';
import type { FormValues } from '@/hooks/use-form-call';
import { ApiError } from '@/services/api-error';
import * as messages from './messages';

/** A form about a dispute, with photos, kept until the shop has it. @param onLost hears of an expired access. */
export function useCaseForm(
  send: (values: FormValues, attachments: string[]) => Promise<void>,
  onLost: () => void,
) {
  const photos = usePhotos(MAX_ATTACHMENTS, 'case');
  const form = usePhotoForm({
    photos,
    wireName: 'attachments',
    // The server checks the same.
    validate: (values) =>
      Object.fromEntries(Object.entries(CASE_LACKS).filter(([field]) => values[field] === '')),
    send: (values, ids) =>
      send(values, ids).catch((error: unknown) => {
        if (!isGone(error)) throw error;
        onLost();
        throw new ApiError('status', messages.notSent, 404);
      }),
  });
  return { photos, ...form };
}

/** True if the order's access has expired; a missing case is named by its field instead. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404 && error.path !== 'caseId';
}
