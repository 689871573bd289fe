import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { CHROME } from '@/components/ui/chrome';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { sharedValue, useShared } from '../shared-value';
import { giveFocusBack } from '../ui/give-focus-back';
import { useEscapeFromNowhere } from '../ui/use-escape-from-nowhere';
import type { Command } from './command';
import styles from './command-menu.module.css';
import { COMMANDS, type CommandId } from './commands';
import { keyWords } from './keys';
import { runCommand } from './run-command';

/** What can be done to a block, in groups. */
const GROUPS: readonly (readonly CommandId[])[] = [
  ['edit', 'copy', 'cut', 'paste', 'duplicate'],
  ['moveUp', 'moveDown', 'moveIn', 'moveOut', 'wrap'],
  ['copyStyles', 'pasteStyles', 'saveAsComponent'],
  ['selectParent', 'delete'],
];

interface Place {
  x: number;
  y: number;
}

const place = sharedValue<Place | null>(null);

/** Opens the menu of the selected block at a point of the window. */
export function openCommandMenu(at: Place | null): void {
  place.set(at);
}

const closeMenu = () => openCommandMenu(null);

/** The menu of the selected block, wherever it was asked for. */
export function CommandMenu() {
  const at = useShared(place);
  return at && <OpenMenu at={at} />;
}

function OpenMenu({ at }: { at: Place }) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = menu.current;
    const before = document.activeElement;
    if (!shown) return;
    const { width, height } = shown.getBoundingClientRect();
    shown.style.left = `${Math.max(0, Math.min(at.x, window.innerWidth - width - EDGE_PX))}px`;
    shown.style.top = `${Math.max(0, Math.min(at.y, window.innerHeight - height - EDGE_PX))}px`;
    itemsOf(shown)[0]?.focus();
    const leave = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && shown.contains(target))) closeMenu();
    };
    document.addEventListener('pointerdown', leave, true);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      if (before instanceof HTMLElement) giveFocusBack(shown, before, { preventScroll: true });
    };
  }, [at]);
  useEscapeFromNowhere(closeMenu);
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label="Block"
      className={`${CHROME} ${styles.menu}`}
      onKeyDown={onKeyDown}
    >
      {GROUPS.map((ids) => (
        <div key={ids[0]} role="none" className={styles.group}>
          {ids.map((id) => (
            <MenuItem key={id} command={COMMANDS[id]} />
          ))}
        </div>
      ))}
    </div>
  );
}

function MenuItem({ command }: { command: Command }) {
  const dispatch = useEditorDispatch();
  const isEnabled = useEditorSelector(command.isEnabled);
  const [keys] = command.keys;
  const run = () => {
    // It gives the focus back first: a command may lead that on, or has it given back later.
    flushSync(closeMenu);
    dispatch(runCommand(command));
  };
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
      disabled={!isEnabled}
      onClick={run}
    >
      {command.label}
      {keys && <kbd className={styles.keys}>{keyWords(keys)}</kbd>}
    </button>
  );
}

const EDGE_PX = 8;

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? items.indexOf(activeElement) : -1;
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (event.key === 'Escape' || event.key === 'Tab') closeMenu();
  else if (next === undefined) return;
  else items.at(next % items.length)?.focus();
  event.preventDefault();
  event.stopPropagation();
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:enabled')];
}
