import { type RefObject, useLayoutEffect } from 'react';
import { useEditorSelector } from '@/store/editor/hooks';
import type { EditorThunk } from '@/store/editor/inject';
import { selectOpen, selectSelected } from '@/store/editor/selectors';
import { showPanel } from '../panels';
import { sharedValue, useShared } from '../shared-value';

/** The block whose properties the keyboard is to be led to, as soon as they are shown. */
const wanted = sharedValue<string | null>(null);

/** Opens the properties of the selected block, and leads there. */
export function openProperties(): EditorThunk {
  return (dispatch, getState) => {
    wanted.set(selectOpen(getState())?.selected ?? null);
    dispatch(showPanel('isPropertiesOpen', true));
  };
}

/** Leads the keyboard to the first field of a block's properties where that is wanted. */
export function useWantedFocus(properties: RefObject<HTMLElement | null>, key: string): void {
  const isWanted = useShared(wanted) === key;
  useLayoutEffect(() => {
    if (!isWanted) return;
    wanted.set(null);
    properties.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  }, [isWanted, properties]);
}

/** Forgets what was wanted of a block once another one is selected. */
export function useWishesOfSelected(): void {
  const selected = useEditorSelector(selectSelected);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at its end, whatever comes next
  useLayoutEffect(() => () => wanted.set(null), [selected]);
}

const FIRST_FIELD = '[role="tabpanel"] :is(input, textarea, select, [tabindex="0"])';
