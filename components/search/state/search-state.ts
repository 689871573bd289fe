import type { SearchAnswer } from '@/services/search';

/** State of a search (spec 4), numbered. `query` is trimmed. */
export type SearchState = { sequence: number } & (
  | { status: 'idle' }
  | { status: 'loading' | 'empty'; query: string }
  | { status: 'error'; query: string; message: string }
  | { status: 'results'; query: string; total: number }
);

export const IDLE: SearchState = { status: 'idle', sequence: 0 };

/** Reduces states of numbered searches: an answer to an older one is dropped. */
export function laterSearch(state: SearchState, next: SearchState): SearchState {
  return next.sequence < state.sequence ? state : next;
}

export function answered(query: string, answer: SearchAnswer, sequence: number): SearchState {
  if (answer.products.length === 0) return { status: 'empty', query, sequence };
  return { status: 'results', query, total: answer.total, sequence };
}
