import { CASE_LACKS } from '@/core/model/case';
import type { FieldErrors, FormValues } from '@/hooks/use-form-call';

const REQUIRED = ['name', 'type', 'subject', 'description'] as const;

/** What is wrong with a dispute before it is filed, by field; the server asks the same of it. */
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
