import { type KeyboardEvent, type RefObject, useRef } from 'react';

/** So long letters belong to one word, in ms. */
const WORD_MS = 700;

type Row = HTMLElement;

/**
 * Leads through a list of rows: by the arrow keys, Home and End, and by the first letters of their names.
 * To the right of a row stands what can be done to it.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>) {
  const word = useRef({ letters: '', at: 0 });

  const spell = (letter: string): string => {
    const now = Date.now();
    const isNew = now - word.current.at > WORD_MS;
    const letters = (isNew ? '' : word.current.letters) + letter.toLowerCase();
    word.current = { letters, at: now };
    return letters;
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const rows = [...(list.current?.querySelectorAll<Row>('[data-row]') ?? [])];
    const line = event.target instanceof Element ? event.target.closest('li') : null;
    const at = rows.findIndex((row) => line?.contains(row));
    if (isLetter(event)) {
      event.preventDefault();
      rowCalled(rows, at, spell(event.key))?.focus();
    } else if (KEYS.includes(event.key)) {
      event.preventDefault();
      placeFor(event.key, rows, at)?.focus();
    }
  };
}

const KEYS: readonly string[] = [
  ...['ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowRight', 'ArrowLeft'],
];

function placeFor(key: string, rows: readonly Row[], at: number): HTMLElement | null | undefined {
  if (key === 'ArrowDown') return rows[Math.min(at + 1, rows.length - 1)];
  if (key === 'ArrowUp') return rows[Math.max(at - 1, 0)];
  if (key === 'Home') return rows[0];
  if (key === 'End') return rows.at(-1);
  const row = rows[at];
  return key === 'ArrowLeft' ? row : row?.closest('li')?.querySelector<HTMLElement>('[data-more]');
}

/** A single letter leads on to the next row of that name; more of them may mean the same row. */
function rowCalled(rows: readonly Row[], at: number, letters: string): Row | undefined {
  const start = letters.length === 1 ? at + 1 : Math.max(at, 0);
  const round = [...rows.slice(start), ...rows.slice(0, start)];
  return round.find((row) => row.dataset.row?.toLowerCase().startsWith(letters));
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
