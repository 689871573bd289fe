import type { EditorThunk } from '@/store/editor/inject';
import { showDrawer, showPanel } from '../shared/panels';

const SEARCH = '[data-palette-search]';
/** The settings of the shop, where they are open, have the place of all panels. */
const SETTINGS_SEARCH = '[data-shop]:not([hidden]) input[type="search"]';

/** Opens what can be put on the page, and leads to its search; in the settings of the shop to theirs. */
export const openPalette = (): EditorThunk => (dispatch) => {
  if (leadTo(SETTINGS_SEARCH)) return;
  dispatch(showPanel('isDrawerOpen', true));
  showDrawer('add');
  if (!leadTo(SEARCH)) requestAnimationFrame(() => leadTo(SEARCH));
};

/** False where it is not there. */
function leadTo(search: string): boolean {
  const input = document.querySelector<HTMLInputElement>(search);
  input?.focus();
  input?.select();
  return input !== null && document.activeElement === input;
}
