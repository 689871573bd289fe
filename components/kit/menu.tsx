import Divider from '@mui/material/Divider';
import MuiMenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { ReactNode } from 'react';
import styles from './menu.module.css';
import { type Point, Popover } from './popover';
import { KitTheme } from './theme';

interface MenuProps {
  at: Point;
  label: string;
  onClose: () => void;
  /** `MenuItem`s, and `MenuLine`s between groups of them. */
  children: ReactNode;
}

/** A menu at a point of the window; letters lead to the items that begin with them. */
export function Menu({ at, label, onClose, children }: MenuProps) {
  return (
    <Popover anchor={at} onClose={onClose}>
      <KitTheme>
        <MenuList
          autoFocusItem
          aria-label={label}
          className={styles.menu}
          onKeyDown={(event) => {
            if (event.key !== 'Tab') return;
            event.preventDefault();
            onClose();
          }}
        >
          {children}
        </MenuList>
      </KitTheme>
    </Popover>
  );
}

/** An item with the keys that do the same. */
export function MenuItem({
  keys,
  children,
  ...item
}: MenuItemProps & { keys: string | undefined }) {
  return (
    <MuiMenuItem {...item}>
      {children}
      {keys && <kbd className={styles.keys}>{keys}</kbd>}
    </MuiMenuItem>
  );
}

export function MenuLine() {
  return <Divider component="li" />;
}
