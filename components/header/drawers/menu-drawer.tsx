import { Copyright } from '@/components/copyright';
import { Link } from '@/components/ui';
import { Drawer } from '@/components/ui/drawer';
import type { NavigationItem } from '@/core/model/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectSettings, selectShop } from '@/store/slices/shop';
import { MENU_TITLE } from '../menu';
import { FLASH_SALE_OFFER, FLASH_SALE_TITLE } from './constants';
import styles from './menu-drawer.module.css';
import { MenuList } from './menu-list';
import { socialLinks } from './social';
import { SocialLinks } from './social-links';

interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  items: readonly NavigationItem[];
  /** In px. */
  width: number;
}

/** The menu of small screens (spec 2): links, the sale where prices show, ways to stay in touch. */
export function MenuDrawer({ isOpen, onClose, items, width }: MenuDrawerProps) {
  const { hideSellPrice } = useAppSelector(selectSettings);
  const shop = useAppSelector(selectShop);
  return (
    <Drawer isOpen={isOpen} onClose={onClose} anchor="left" width={width} title={MENU_TITLE}>
      <MenuList items={items} />
      {!hideSellPrice && (
        <Link className={styles.sale} href="/shop">
          <span className={styles.saleTitle}>{FLASH_SALE_TITLE}</span>
          <span className={styles.offer}>{FLASH_SALE_OFFER}</span>
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
