import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { Changes } from './control';

export interface InvalidDraft {
  text: string;
  /** The field's value at that time; a draft of a value that has changed since is dropped. */
  shown: string;
}

/** Drafts by their scope, for when the same thing is opened again. */
export const DraftsContext = createContext<Map<string, InvalidDraft>>(new Map());

export type Reading<Value> = { value: Value } | { problem: string };

export interface DraftOptions<Value> extends Changes<Value> {
  /** Names what is edited: the same field of another block is another one. */
  scope: string;
  shown: string;
  read: (text: string) => Reading<Value>;
  /** Formats a value as it is shown once it is saved. */
  write: (value: Value) => string;
}

interface Draft {
  scope: string;
  /** The typed text; null where the saved value is shown. */
  text: string | null;
  problem: string;
  /** True if the problem is shown: not while somebody is still typing. */
  isReported: boolean;
  /** The saved value as last seen, and as expected after what was typed. */
  seen: string;
  expected: string;
  isTyping: boolean;
}

const AS_SAVED = { text: null, problem: '', isReported: false } as const;

/** The pause in typing after which a burst ends. */
export const BURST_MS = 1000;

/** State of an edited text: passed on while valid, else kept with its problem until the value changes elsewhere. */
export function useDraft<Value>(options: DraftOptions<Value>) {
  const { scope, shown, read, write, onChange, onRelease } = options;
  const drafts = useContext(DraftsContext);
  const [current, setDraft] = useState<Draft>(() => opened(options, drafts));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  let draft = current;
  if (draft.scope !== scope) draft = opened(options, drafts);
  else if (draft.seen !== shown) draft = followed(draft, shown);
  if (draft !== current) setDraft(draft);

  const rest = () => {
    clearTimeout(timer.current);
    setDraft(rested);
  };

  return {
    text: draft.text ?? shown,
    problem: draft.isReported ? draft.problem : '',
    onInput(text: string) {
      const reading = read(text);
      const isValid = 'value' in reading;
      const expected = isValid ? write(reading.value) : shown;
      const problem = isValid ? '' : reading.problem;
      const isReported = !isValid && draft.isReported;
      setDraft({ scope, text, problem, isReported, seen: shown, expected, isTyping: true });
      if (isValid) drafts.delete(scope);
      else drafts.set(scope, { text, shown });
      clearTimeout(timer.current);
      timer.current = setTimeout(rest, BURST_MS);
      if (isValid) onChange(reading.value);
    },
    /** Discards the typed text and shows the saved value. */
    drop() {
      drafts.delete(scope);
      clearTimeout(timer.current);
      setDraft((was) => ({ ...was, ...AS_SAVED, isTyping: false }));
    },
    onBlur() {
      clearTimeout(timer.current);
      setDraft((was) => ({ ...rested(was), ...(was.problem === '' && { text: null }) }));
      onRelease?.();
    },
  };
}

function opened<Value>(
  { scope, shown, read }: DraftOptions<Value>,
  drafts: ReadonlyMap<string, InvalidDraft>,
): Draft {
  const draft: Draft = { ...AS_SAVED, scope, seen: shown, expected: shown, isTyping: false };
  const left = drafts.get(scope);
  if (left?.shown !== shown) return draft;
  const reading = read(left.text);
  if ('value' in reading) return draft;
  return { ...draft, text: left.text, problem: reading.problem, isReported: true };
}

/** Follows a change of the saved value: by what was typed, or elsewhere. */
function followed(draft: Draft, shown: string): Draft {
  const isOwn = shown === draft.expected && draft.problem === '';
  const next = { ...draft, seen: shown };
  if (isOwn || draft.isTyping) return next;
  return { ...next, ...AS_SAVED, expected: shown };
}

/** Ends a draft after a while without typing: what has changed elsewhere meanwhile shows now. */
function rested(draft: Draft): Draft {
  const isOutdated = draft.problem === '' && draft.seen !== draft.expected;
  const isReported = draft.problem !== '';
  return { ...draft, isTyping: false, isReported, ...(isOutdated && { text: null }) };
}
