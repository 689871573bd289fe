import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/**
 * What a submenu opens by: a mouse above it, the keyboard's focus in it, a press of its button. Escape
 * closes it and gives the focus back to the button; so does leaving it, and so does a link in it.
 */
export function useDisclosure() {
  const [isHovered, setHovered] = useState(false);
  const [isPinned, setPinned] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setHovered(false);
    setPinned(false);
  };

  const area = {
    onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') close();
    },
    onFocus: (event: FocusEvent) => {
      if (event.target !== button.current && event.target.matches(':focus-visible')) {
        setPinned(true);
      }
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setPinned(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (event.currentTarget.contains(document.activeElement)) button.current?.focus();
      close();
    },
  };

  return { isOpen: isHovered || isPinned, area, button, close, toggle: () => setPinned(!isPinned) };
}
