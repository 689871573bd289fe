import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/**
 * What a submenu opens by: a mouse above it, the keyboard's focus in it, a press of its button. Escape
 * closes it and gives the focus back to the button; so does leaving it, and so does a link in it.
 */
export function useDisclosure() {
  const [isHovered, setHovered] = useState(false);
  const [isPinned, setPinned] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = isHovered || isPinned;

  const close = () => {
    setHovered(false);
    setPinned(false);
  };

  // Escape counts wherever the focus is: the mouse may hold the panel open.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (button.current?.parentElement?.contains(document.activeElement)) button.current.focus();
      setHovered(false);
      setPinned(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  const area = {
    onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') close();
    },
    // The key is released on what it has brought the focus to; a click that focuses is no wish to open.
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === 'Tab' && event.target !== button.current) setPinned(true);
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setPinned(false);
    },
  };

  return { isOpen, area, button, close, toggle: () => setPinned(!isPinned) };
}
