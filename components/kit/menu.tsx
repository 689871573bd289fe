import Divider from '@mui/material/Divider';
import MuiMenuItem from '@mui/material/MenuItem';
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

interface MenuItemProps {
  /** The keys that do the same. */
  keys?: string | undefined;
  isDisabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function MenuItem({ keys, isDisabled, onClick, children }: MenuItemProps) {
  return (
    <MuiMenuItem disabled={isDisabled} onClick={onClick}>
      {children}
      {keys && <kbd className={styles.keys}>{keys}</kbd>}
    </MuiMenuItem>
  );
}

export function MenuLine() {
  return <Divider component="li" />;
}
