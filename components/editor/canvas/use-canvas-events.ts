import type { DOMAttributes, SyntheticEvent } from 'react';
import { blockSelected } from '@/store/editor/editor';
import { useEditorDispatch } from '@/store/editor/hooks';
import { openCommandMenu } from '../commands/command-menu';
import { blockAt } from '../shared/block-at';
import { hover } from '../shared/hovered';
import { writeAt } from './in-place/write-texts';

/** Elements that work as usual: text being edited, and the actions of a block that failed. */
const ACTIVE = '[data-active], [contenteditable]';

/** A click selects the block under it (spec 4); no link of the page is followed, no control takes focus. */
export function useCanvasEvents(): DOMAttributes<HTMLElement> {
  const dispatch = useEditorDispatch();
  return {
    onClickCapture: (event) => {
      if (isActive(event)) return;
      event.preventDefault();
      event.stopPropagation();
      dispatch(blockSelected(blockAt(event.target)));
    },
    onMouseDownCapture: (event) => {
      if (isActive(event)) return;
      // Nothing within takes focus, but the canvas does, for the keys of commands.
      event.preventDefault();
      event.currentTarget.closest<HTMLElement>('[data-desk]')?.focus({ preventScroll: true });
    },
    onDoubleClickCapture: (event) => {
      if (!isActive(event)) dispatch(writeAt(event.target));
    },
    onContextMenu: (event) => {
      const key = blockAt(event.target);
      if (isActive(event) || key === null) return;
      event.preventDefault();
      dispatch(blockSelected(key));
      openCommandMenu({ x: event.clientX, y: event.clientY });
    },
    onSubmitCapture: (event) => event.preventDefault(),
    // What is dragged passes over everything.
    onPointerMove: (event) => hover(event.buttons === 0 ? blockAt(event.target) : null),
    onPointerLeave: () => hover(null),
  };
}

/** Returns whether something happens within a part of the canvas that works as usual. */
export const isActive = ({ target }: Pick<SyntheticEvent, 'target'>): boolean =>
  target instanceof Element && target.closest(ACTIVE) !== null;
