import { useLayoutEffect } from 'react';
import { useEditorStore } from '@/store/editor/hooks';
import type { EditorThunk } from '@/store/editor/inject';
import { panelsToggled } from '@/store/editor/shop-changes';
import { sharedValue, useShared } from './shared-value';

/** Windows without room for panels beside the page; they lie over it there (`frame.module.css`). */
const NARROW = '(max-width: 1099px)';

const CLOSED = { isDrawerOpen: false, isPropertiesOpen: false };

export type PanelName = keyof typeof CLOSED;

/** Opens or closes a panel. Of those that lie over the page one is open at a time. */
export const showPanel =
  (panel: PanelName, isOpen: boolean): EditorThunk =>
  (dispatch) => {
    const others = isOpen && matchMedia(NARROW).matches ? CLOSED : {};
    dispatch(panelsToggled({ ...others, [panel]: isOpen }));
  };

/** Closes the panels where they would lie over the page, until there is room for them again. */
export function usePanelsBesidePage(): void {
  const store = useEditorStore();
  useLayoutEffect(() => {
    const narrow = matchMedia(NARROW);
    let beside = store.getState().design;
    const listen = () => {
      if (narrow.matches) beside = store.getState().design;
      store.dispatch(panelsToggled(narrow.matches ? CLOSED : beside));
    };
    if (narrow.matches) listen();
    narrow.addEventListener('change', listen);
    return () => narrow.removeEventListener('change', listen);
  }, [store]);
}

/** The content of the drawer: the palette or the outline. */
export type DrawerView = 'add' | 'outline';

const shownView = sharedValue<DrawerView>('add');

export const showDrawer = shownView.set;

export const useDrawerView = (): DrawerView => useShared(shownView);
