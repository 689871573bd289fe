import * as messages from '../messages';
import { HEADER_TEXTS } from '../state/constants';
import type { SearchState } from '../state/search-state';

/** Where a search stands, in a line that is read out. */
export function statusText(state: SearchState, { found } = HEADER_TEXTS): string {
  if (state.status === 'loading') return messages.searching;
  return state.status === 'results' ? found(state.total, state.query) : '';
}
