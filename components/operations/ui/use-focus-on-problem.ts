import { type RefObject, useLayoutEffect } from 'react';
import type { Failure } from '../data/use-sending';

/** Brings the focus to the field that was refused; its name is the path that the server names. */
export function useFocusOnProblem(
  form: RefObject<HTMLFormElement | null>,
  failure: Failure | null,
): void {
  useLayoutEffect(() => {
    if (!failure?.path) return;
    const field = form.current?.elements.namedItem(failure.path);
    if (field instanceof HTMLElement) field.focus();
  }, [form, failure]);
}
