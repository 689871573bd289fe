import { useEffect } from 'react';
import { useEditorDispatch, useEditorStore } from '@/store/editor/hooks';
import { isDragging } from '../shared/dragging';
import type { Command } from './command';
import { COMMANDS } from './commands';
import { announceCopied, copiedText, pasteText, removeSelected } from './copy-paste';
import { isPressed } from './keys';
import { runCommand } from './run-command';

/** Has the keyboard run the commands, and the browser's own copying and pasting blocks. */
export function useShortcuts(): void {
  const dispatch = useEditorDispatch();
  const store = useEditorStore();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const command = Object.values(COMMANDS).find(
        (one) => one.keys.some((key) => isPressed(key, event)) && counts(one, event.target),
      );
      if (!command) return;
      event.preventDefault();
      if (!isDragging() && command.isEnabled(store.getState())) dispatch(runCommand(command));
    };
    const onCopy = (event: ClipboardEvent) => {
      if (isDragging() || isTaken(event.target) || hasSelection()) return;
      const text = dispatch(copiedText());
      if (text === null) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', text);
      if (event.type === 'cut') dispatch(removeSelected());
      else announceCopied(store.getState());
    };
    const onPaste = (event: ClipboardEvent) => {
      if (isDragging() || isTaken(event.target)) return;
      event.preventDefault();
      dispatch(pasteText(event.clipboardData?.getData('text/plain') ?? ''));
    };

    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('copy', onCopy, { signal });
    document.addEventListener('cut', onCopy, { signal });
    document.addEventListener('paste', onPaste, { signal });
    return () => end.abort();
  }, [dispatch, store]);
}

/** Returns whether the keys of a command are meant for it where they were pressed. */
function counts({ scope }: Command, target: EventTarget | null): boolean {
  if (scope === 'native' || scope === 'everywhere') return scope === 'everywhere';
  return !isTaken(target) && (scope !== 'page' || isOnPage(target));
}

/** Returns whether the page has the focus, or nothing has. */
const isOnPage = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.matches(PAGE));

const PAGE = '[data-desk]';
const FIELDS =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], [role="combobox"]';

/** Returns whether keys belong to a field, or to something that lies over the page. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector(POPUP)) return true;
  return target instanceof Element && target.closest(FIELDS) !== null;
}

const POPUP = '.editor-chrome :is([role="dialog"], [role="menu"])';

const hasSelection = (): boolean => (window.getSelection()?.toString() ?? '') !== '';
