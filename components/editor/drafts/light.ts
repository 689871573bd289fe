import type { Keeping } from '@/store/editor/drafts/keeping';
import type { SaveState } from '@/store/editor/saving/state';
import { agoWords, clockWords } from './when';

export interface Light {
  tone: 'calm' | 'unsaved' | 'busy' | 'failed';
  words: string;
  /** What else there is to know, in few words. */
  note: string;
  /** For who points at it. */
  hint: string;
  /** For who does not see it: what became of saves, and nothing on every key press. */
  said: string;
}

interface Given {
  state: SaveState;
  isChanged: boolean;
  /** Whether the server has it at all. */
  isStored: boolean;
  savedAt: string | null;
  keeping: Keeping;
  now: number;
}

const NOT_KEPT = 'Drafts are not kept here';
const NOT_KEPT_HINT =
  'This browser keeps no drafts, as in a private window or without room. What is not saved is lost with the tab.';

/** How a document stands, in words that are true. */
export function lightOf(given: Given): Light {
  const { state, isChanged, keeping } = given;
  const off = keeping === 'off';
  const note = off ? NOT_KEPT : '';
  const hint = off ? NOT_KEPT_HINT : '';
  if (state.phase === 'saving') return { tone: 'busy', words: 'Saving…', note, hint, said: '' };
  if (state.phase === 'failed') {
    const said = `Could not save. ${state.message}`;
    return { tone: 'failed', words: 'Could not save', note: note || keptWords(given), hint, said };
  }
  if (isChanged) {
    const words = { words: 'Unsaved changes', note: note || keptWords(given) };
    return { tone: 'unsaved', ...words, hint, said: note };
  }
  return { tone: 'calm', ...savedWords(given, note, hint) };
}

function keptWords({ keeping }: Given): string {
  return keeping === 'kept' ? 'kept on this device' : '';
}

function savedWords({ isStored, savedAt, now }: Given, note: string, hint: string) {
  if (!isStored) return { words: 'No changes', note, hint, said: note };
  const time = savedAt === null ? Number.NaN : Date.parse(savedAt);
  if (Number.isNaN(time)) return { words: 'Saved', note, hint, said: withNote('Saved', note) };
  const words = `Saved ${clockWords(time, now)}`;
  return { words, note, hint: hint || agoWords(time, now), said: withNote('Saved', note) };
}

const withNote = (words: string, note: string) => (note ? `${words}. ${note}` : words);
