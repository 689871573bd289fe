import { HEADER_TEXTS } from '../state/constants';
import type { SearchState } from '../state/search-state';

/** Where a search stands, in a line that is read out. */
export function statusText(state: SearchState, { countText } = HEADER_TEXTS): string {
  if (state.status === 'loading') return 'Searching…';
  return state.status === 'results' ? countText(state.total, state.query) : '';
}
