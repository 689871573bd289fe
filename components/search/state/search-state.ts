import type { SearchAnswer } from '@/services/search';

/** State of a search (spec 4). `query` is trimmed. */
export type SearchState = { sequence: number } & (
  | { status: 'idle' }
  | { status: 'loading' | 'empty'; query: string }
  | { status: 'error'; query: string; message: string }
  | ({ status: 'results'; query: string } & SearchAnswer)
);

export type SearchEvent = { sequence: number } & (
  | { type: 'cleared' }
  | { type: 'asked'; query: string }
  | { type: 'answered'; query: string; result: SearchAnswer }
  | { type: 'failed'; query: string; message: string }
);

export const IDLE: SearchState = { status: 'idle', sequence: 0 };

/** Reduces events of numbered searches: an answer to an older one is dropped, and each step clears the results. */
export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  if (event.sequence < state.sequence) return state;
  const { sequence } = event;
  switch (event.type) {
    case 'cleared':
      return { status: 'idle', sequence };
    case 'asked':
      return { status: 'loading', query: event.query, sequence };
    case 'failed':
      return { status: 'error', query: event.query, message: event.message, sequence };
    case 'answered': {
      const { query, result } = event;
      if (result.products.length === 0) return { status: 'empty', query, sequence };
      return { status: 'results', query, ...result, sequence };
    }
  }
}
