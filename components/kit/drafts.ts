import { createContext } from 'react';

/** A typed text that could not be parsed. */
export interface InvalidDraft {
  text: string;
  /** The field's value at that time; a draft of a value that has changed since is dropped. */
  shown: string;
}

/** Drafts by their scope, for when the same thing is opened again. */
export const DraftsContext = createContext<Map<string, InvalidDraft>>(new Map());
