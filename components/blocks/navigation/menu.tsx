import { useState } from 'react';
import {
  FOOTER_LINKS_ID,
  loadMenuDrawer,
  MENU_TITLE,
  MenuDrawer,
  NAVIGATION_WIDTH_PX,
} from '@/components/header';
import { Icon } from '@/components/ui';
import { DrawerLink } from '@/components/ui/drawer-link';
import { useWasOpen } from '@/components/ui/drawer-on-demand';
import type { NavigationItem } from '@/core/model/navigation';
import { useIsNavigating } from '@/hooks/use-navigation';
import styles from './navigation.module.css';

interface NavigationMenuProps {
  items: readonly NavigationItem[];
}

/** The button of narrow pages, and the menu it opens; going to another page closes it. */
export function NavigationMenu({ items }: NavigationMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useWasOpen(isOpen);
  const isLeaving = useIsNavigating();
  if (isLeaving && isOpen) setOpen(false);
  return (
    <>
      <DrawerLink
        href={`#${FOOTER_LINKS_ID}`}
        className={styles.menu}
        load={loadMenuDrawer}
        onOpen={() => setOpen(true)}
      >
        <Icon name="menu" size={24} />
        {MENU_TITLE}
      </DrawerLink>
      {wasOpen && (
        <MenuDrawer
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          items={items}
          width={NAVIGATION_WIDTH_PX}
        />
      )}
    </>
  );
}
