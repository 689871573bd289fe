import { createContext } from 'react';

/** What was typed and could not be taken. */
export interface InvalidDraft {
  text: string;
  /** What the field showed then; a draft of what has changed since is no longer meant. */
  shown: string;
}

/** Drafts by their scope, for when the same thing is opened again. */
export const DraftsContext = createContext<Map<string, InvalidDraft>>(new Map());
