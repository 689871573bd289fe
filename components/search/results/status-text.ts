import { foundText } from '../constants';
import type { SearchState } from '../search-state';

/** Where a search stands, in a line that is read out. */
export function statusText(state: SearchState): string {
  if (state.status === 'loading') return 'Searching…';
  return state.status === 'results' ? foundText(state.total) : '';
}
