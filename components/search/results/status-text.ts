import * as messages from '../messages';
import { HEADER_TEXTS } from '../state/constants';
import type { SearchState } from '../state/search-state';

/** Returns the status of a search, for screen readers. */
export function statusText(state: SearchState, { countText } = HEADER_TEXTS): string {
  if (state.status === 'loading') return messages.searching;
  return state.status === 'results' ? countText(state.total, state.query) : '';
}
