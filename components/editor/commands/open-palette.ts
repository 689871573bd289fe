import type { EditorThunk } from '@/store/editor/inject';
import { showDrawer, showPanel } from '../panels';

/** Opens what can be put on the page, and leads to its search. */
export function openPalette(): EditorThunk {
  return (dispatch) => {
    dispatch(showPanel('isDrawerOpen', true));
    showDrawer('add');
    if (!leadToSearch()) requestAnimationFrame(leadToSearch);
  };
}

/** False while the panel is not there. */
function leadToSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('[data-palette-search]');
  search?.focus();
  search?.select();
  return document.activeElement === search;
}
