import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { giveFocusBack } from './give-focus-back';
import { usePlaceBeside } from './place-beside';
import styles from './popover.module.css';
import { useEscapeFromNowhere } from './use-escape-from-nowhere';

interface PopoverProps {
  /** What has opened it. */
  opener: RefObject<HTMLElement | null>;
  /** Beside what it opens. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

const TABBABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/**
 * A small surface beside the control that opened it. It takes the focus, keeps it, and gives it back;
 * Escape and a press anywhere else close it.
 */
export function Popover({ opener, anchor, label, onClose, children }: PopoverProps) {
  const surface = useRef<HTMLDivElement>(null);
  usePlaceBeside(surface, anchor);
  useLeaving(surface, opener, onClose);
  useEscapeFromNowhere(onClose);
  const chrome = anchor.current?.closest('.editor-chrome');
  if (!chrome) return null;
  return createPortal(
    <div
      ref={surface}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={styles.popover}
      onKeyDown={(event) => {
        // React's events rise to where the popover is opened, which has keys of its own.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
        if (event.key === 'Tab') keepInside(event);
      }}
    >
      {children}
    </div>,
    chrome,
  );
}

function useLeaving(
  surface: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const [box, at] = [surface.current, opener.current];
    const first = box?.querySelector<HTMLElement>('[data-autofocus]') ?? box;
    first?.focus();
    const onPress = (event: PointerEvent) => {
      const isInside = event.target instanceof Node && box?.contains(event.target);
      const isAnchor = event.target instanceof Node && at?.contains(event.target);
      if (!isInside && !isAnchor) close.current();
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      if (box && at) giveFocusBack(box, at);
    };
  }, [surface, opener]);
}

function keepInside(event: React.KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(TABBABLE)];
  const [first, last] = [all[0], all.at(-1)];
  const from = event.shiftKey ? first : last;
  const isAtEnd = document.activeElement === from || document.activeElement === event.currentTarget;
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
