import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '@/components/ui';
import type { NavigationItem } from '@/core/model/navigation';
import { submenuLabel } from './navigation';
import { NavigationLink } from './navigation-link';
import styles from './navigation-list.module.css';

export function NavigationList({ items }: { items: readonly NavigationItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item, place) =>
        item.submenu ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an admin may have two of the same
          <SubmenuItem key={place} item={item} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: an admin may have two of the same
          <li key={place}>
            <NavigationLink item={item} className={styles.link} />
          </li>
        ),
      )}
    </ul>
  );
}

/** More links than this stand in two columns. */
const LONGEST_COLUMN = 8;

function SubmenuItem({ item }: { item: NavigationItem }) {
  const { submenu = [] } = item;
  const { isOpen, area, button, close, toggle } = useDisclosure();
  const panelId = useId();
  return (
    <li className={styles.parent} {...area}>
      <NavigationLink item={item} className={styles.link} />
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={submenuLabel(item)}
        onClick={toggle}
      >
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={panelId} className={styles.panel} data-open={isOpen}>
        <ul className={submenu.length > LONGEST_COLUMN ? styles.columns : styles.column}>
          {submenu.map((below, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an admin may have two of the same
            <li key={place}>
              <NavigationLink item={below} className={styles.sublink} onClick={close} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** Opens a submenu on hover, focus or click. Escape gives the focus back to its button; leaving and links close it. */
function useDisclosure() {
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
