import type { Reading } from '@/components/kit/use-draft';

/** Reads a typed text that is valid, or none at all; `problem` says what is wrong with another. */
export const readIf =
  (isValid: (text: string) => boolean, problem: string) =>
  (text: string): Reading<string> => {
    const value = text.trim();
    return value === '' || isValid(value) ? { value } : { problem };
  };
