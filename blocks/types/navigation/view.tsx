import { type CSSProperties, useState } from 'react';
import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { usePlace } from '@/blocks/view-kit/contexts';
import {
  Brand,
  FOOTER_LINKS_ID,
  loadMenuDrawer,
  MENU_TITLE,
  MenuDrawer,
  NAVIGATION_WIDTH_PX,
  NavigationList,
  useNavigationItems,
} from '@/components/header';
import { DrawerLink, Icon, useWasOpen } from '@/components/ui';
import { type NavigationItem, shownItems } from '@/core/model/navigation';
import { useIsNavigating } from '@/hooks/use-navigation';
import { navigationBlock } from './definition';
import * as messages from './messages';
import styles from './navigation.module.css';

type View = ViewProps<typeof navigationBlock>;

/** Links with submenus; a narrow page has a menu instead, which in a header the header itself offers. */
function NavigationView({ block, root, mode }: View) {
  const { navigationItems, logoHeight } = block.props;
  const usual = useNavigationItems();
  const designed = shownItems(navigationItems);
  const items = designed.length > 0 ? designed : usual;
  const isInHeader = usePlace() === 'header';
  // A page may have more than one such list.
  const name = isInHeader ? messages.mainLinks : messages.linksTo(items.map(titleOf).join(', '));
  return (
    <div
      {...root}
      className={isInHeader ? `${root.className} ${styles.full}` : root.className}
      style={{ ...root.style, ...typeOf(block) }}
    >
      <div className={styles.bar} inert={mode === 'edit'}>
        {!isInHeader && <NavigationMenu items={items} />}
        {logoHeight > 0 && <Brand height={logoHeight} loading={isInHeader ? 'eager' : 'lazy'} />}
        <nav className={isInHeader ? styles.inHeader : styles.links} aria-label={name}>
          <NavigationList items={items} />
        </nav>
      </div>
    </div>
  );
}

const titleOf = ({ title }: NavigationItem): string => title;

const PLACES = { left: 'start', center: 'center', right: 'end', justify: 'space-between' };

function typeOf({ props, styles: own }: View['block']) {
  const type: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--navigation-size': props.fontSize || own.fontSize || undefined,
    '--navigation-weight': props.fontWeight || own.fontWeight || undefined,
    '--navigation-place': own.textAlign && PLACES[own.textAlign],
  };
  return type;
}

export default blockView(navigationBlock, NavigationView);

/** The button of narrow pages, and the menu it opens; going to another page closes it. */
function NavigationMenu({ items }: { items: readonly NavigationItem[] }) {
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
