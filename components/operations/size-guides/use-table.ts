import { useState } from 'react';
import { flushSync } from 'react-dom';

export type GuideTableText = ReturnType<typeof useTable>;

/** The table of the form. What an admin has typed is replaced once they agree. */
export function useTable() {
  const [text, setText] = useState('');
  /** The text that was put there, not typed. */
  const [original, setOriginal] = useState('');
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const [edits, setEdits] = useState(0);
  const isTyped = text.trim() !== '' && text !== original;

  const put = (next: string) => {
    setText(next);
    setOriginal(next);
  };
  /** Does what replaces the table, at once where nothing typed would be lost. */
  const replace = (work: () => void) => {
    if (isTyped) setWaiting(() => work);
    else work();
  };
  return {
    ...{ text, setText, put, replace },
    /** Counts how often a guide was put there to be edited. */
    edits,
    edit: (next: string) =>
      replace(() => {
        put(next);
        setEdits((before) => before + 1);
      }),
    /** Empties it of a text that is saved; what was typed meanwhile stays. */
    clear: (saved: string) => setText((now) => (now === saved ? '' : now)),
    isWaiting: waiting !== null,
    agree: () => {
      // Closed, the dialog gives the focus back, before the work moves it.
      flushSync(() => setWaiting(null));
      waiting?.();
    },
    refuse: () => setWaiting(null),
  };
}
