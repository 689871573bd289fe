import { useId, useState } from 'react';
import { Copyright } from '@/components/copyright';
import { Icon, Link } from '@/components/ui';
import { Drawer } from '@/components/ui/drawer';
import type { NavigationItem } from '@/core/model/navigation';
import { useSettings, useShop } from '@/hooks/use-shop';
import * as messages from '../messages';
import { submenuLabel } from '../parts/navigation';
import { NavigationLink } from '../parts/navigation-link';
import styles from './menu-drawer.module.css';
import { SocialLinks, socialLinks } from './social-links';

interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  items: readonly NavigationItem[];
  /** Width in px. */
  width: number;
}

/** The menu of small screens (spec 2): links, the sale where prices show, ways to stay in touch. */
export function MenuDrawer({ isOpen, onClose, items, width }: MenuDrawerProps) {
  const { hideSellPrice } = useSettings();
  const shop = useShop();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} anchor="left" width={width} title={messages.menu}>
      <nav aria-label={messages.menu}>
        <ul className={styles.list}>
          {items.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an admin may have two of the same
            <MenuItem key={place} item={item} />
          ))}
        </ul>
      </nav>
      {!hideSellPrice && (
        <Link className={styles.sale} href="/shop">
          <span className={styles.saleTitle}>{messages.flashSale}</span>
          <span className={styles.offer}>{messages.flashSaleOffer}</span>
        </Link>
      )}
      <div className={styles.end}>
        <div className={styles.social}>
          <SocialLinks links={socialLinks(shop)} />
        </div>
        <Copyright />
      </div>
    </Drawer>
  );
}

function MenuItem({ item }: { item: NavigationItem }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const submenuId = useId();
  return (
    <li>
      <div className={styles.row}>
        <NavigationLink item={item} className={styles.link} />
        {item.submenu && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isUnfolded}
            aria-controls={submenuId}
            aria-label={submenuLabel(item)}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <Icon name="chevron-down" size={18} />
          </button>
        )}
      </div>
      {item.submenu && (
        <ul id={submenuId} className={styles.submenu} hidden={!isUnfolded}>
          {item.submenu.map((below, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an admin may have two of the same
            <li key={place}>
              <NavigationLink item={below} className={styles.sublink} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
