import { CASE_LACKS } from '@/core/model/case';
import type { FieldErrors, FormValues } from '@/hooks/use-form-call';

const REQUIRED = ['name', 'type', 'subject', 'description'] as const;

/** Returns problems of a case before it is filed, by field; the server checks the same. */
export function checkDraft(values: FormValues, ofPhotos: string): FieldErrors {
  const lacking = REQUIRED.filter((field) => !values[field]);
  return {
    ...Object.fromEntries(lacking.map((field) => [field, CASE_LACKS[field]])),
    ...(ofPhotos && { photos: ofPhotos }),
  };
}

/** The same of a message. */
export function checkReply({ message }: FormValues, ofPhotos: string): FieldErrors {
  return {
    ...(!message && { message: CASE_LACKS.message }),
    ...(ofPhotos && { photos: ofPhotos }),
  };
}
