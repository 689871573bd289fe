import type { CSSProperties } from 'react';
import { Brand, NavigationList, useNavigationItems } from '@/components/header';
import { navigationBlock } from '@/core/blocks/navigation';
import { shownItems } from '@/core/model/navigation';
import { blockView, type ViewProps } from '../kit/block-view';
import { usePlace } from '../kit/place';
import { NavigationMenu } from './menu';
import styles from './navigation.module.css';

type View = ViewProps<typeof navigationBlock>;

/** Links with submenus; a narrow page has a menu instead, which in a header the header itself offers. */
function NavigationView({ block, root, mode }: View) {
  const { navigationItems, logoHeight } = block.props;
  const usual = useNavigationItems();
  const designed = shownItems(navigationItems);
  const items = designed.length > 0 ? designed : usual;
  const isInHeader = usePlace() === 'header';
  return (
    <div
      {...root}
      className={isInHeader ? `${root.className} ${styles.full}` : root.className}
      style={{ ...root.style, ...typeOf(block) }}
    >
      <div className={styles.bar} inert={mode === 'edit'}>
        {!isInHeader && <NavigationMenu items={items} />}
        {logoHeight > 0 && <Brand height={logoHeight} loading={isInHeader ? 'eager' : 'lazy'} />}
        <nav
          className={isInHeader ? styles.inHeader : styles.links}
          aria-label={isInHeader ? 'Main' : 'Site links'}
        >
          <NavigationList items={items} />
        </nav>
      </div>
    </div>
  );
}

const PLACES = { left: 'start', center: 'center', right: 'end', justify: 'space-between' };

/** Size, weight and place of the links, whichever way they are given. */
function typeOf({ props, styles: given }: View['block']) {
  const type: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--navigation-size': props.fontSize || given.fontSize || undefined,
    '--navigation-weight': props.fontWeight || given.fontWeight || undefined,
    '--navigation-place': given.textAlign && PLACES[given.textAlign],
  };
  return type;
}

export default blockView(navigationBlock, NavigationView);
