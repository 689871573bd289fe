import { Copyright } from '@/components/copyright';
import { Link } from '@/components/ui';
import { Drawer } from '@/components/ui/drawer';
import { useAppSelector } from '@/store/hooks';
import { selectSettings } from '@/store/slices/shop';
import { FLASH_SALE_OFFER, FLASH_SALE_TITLE, MENU_TITLE, MENU_WIDTH_PX } from '../constants';
import styles from './menu-drawer.module.css';
import { MenuList } from './menu-list';
import { SocialLinks } from './social-links';

interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The menu of small screens (spec 2): links, the sale where prices show, ways to stay in touch. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const { hideSellPrice } = useAppSelector(selectSettings);
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      anchor="left"
      width={MENU_WIDTH_PX}
      title={MENU_TITLE}
    >
      <MenuList />
      {!hideSellPrice && (
        <Link className={styles.sale} href="/shop">
          <span className={styles.saleTitle}>{FLASH_SALE_TITLE}</span>
          <span className={styles.offer}>{FLASH_SALE_OFFER}</span>
        </Link>
      )}
      <div className={styles.end}>
        <SocialLinks />
        <Copyright />
      </div>
    </Drawer>
  );
}
