import ClickAwayListener from '@mui/material/ClickAwayListener';
import Popper from '@mui/material/Popper';
import FocusTrap from '@mui/material/Unstable_TrapFocus';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { CHROME } from '@/components/ui/chrome';
import styles from './popover.module.css';

/** A point of the window, in px. */
export type Point = Record<'x' | 'y', number>;

interface PopoverProps {
  anchor: RefObject<HTMLElement | null> | Point;
  /** Name as a dialog; without one, its content has a role of its own. */
  label?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A small surface beside its anchor that keeps the focus; Escape or a press elsewhere closes it. For `onDemand`. */
export function Popover({ anchor, label, onClose, children }: PopoverProps) {
  const isPoint = 'x' in anchor;
  const onKeyDown = (event: KeyboardEvent) => {
    // React's events rise to where it is opened, which has keys of its own.
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
  };
  return (
    <Popper
      open
      role="presentation"
      anchorEl={isPoint ? virtualElement(anchor) : anchor.current}
      placement={isPoint ? 'bottom-start' : 'bottom-end'}
      popperOptions={{ strategy: 'fixed' }}
      modifiers={isPoint ? AT_POINT : BESIDE}
      className={`${CHROME} ${styles.layer}`}
    >
      <ClickAwayListener
        mouseEvent="onPointerDown"
        touchEvent={false}
        onClickAway={({ target }) => {
          const isOpener = !isPoint && target instanceof Node && anchor.current?.contains(target);
          if (!isOpener) onClose();
        }}
      >
        <div>
          <FocusTrap open>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: it has a role, as what is in it asks for */}
            <div
              ref={focusFirst}
              role={label === undefined ? 'presentation' : 'dialog'}
              {...(label && { 'aria-label': label })}
              tabIndex={-1}
              className={styles.popover}
              onKeyDown={onKeyDown}
            >
              {children}
            </div>
          </FocusTrap>
        </div>
      </ClickAwayListener>
    </Popper>
  );
}

const EDGES = { name: 'preventOverflow', options: { padding: 8, altAxis: true } };
const AT_POINT = [EDGES];
const BESIDE = [
  EDGES,
  { name: 'offset', options: { offset: [0, 6] } },
  { name: 'flip', options: { fallbackPlacements: ['top-end', 'left-start'], padding: 8 } },
];

function virtualElement({ x, y }: Point) {
  return { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) };
}

/** Moves the focus without scrolling: the surface is not in its place yet. */
function focusFirst(surface: HTMLElement | null): void {
  const first = surface?.querySelector<HTMLElement>('[data-autofocus]');
  first?.focus({ preventScroll: true });
}
