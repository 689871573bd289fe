import { SearchBox } from '@/components/search';
import { CartAction } from '../parts/actions/cart-action';
import { MenuAction } from '../parts/actions/menu-action';
import { SearchAction } from '../parts/actions/search-action';
import { WishlistAction } from '../parts/actions/wishlist-action';
import { Brand } from '../parts/brand';
import { ContactStrip } from '../parts/contact-strip';
import { MainNavigation } from '../parts/main-navigation';
import styles from './header-two.module.css';

/** Header 2 (spec 2): how to reach the shop, then logo, links, a search box, wishlist and cart. */
export default function HeaderTwo() {
  return (
    <header className={styles.header}>
      <ContactStrip />
      <div className={styles.bar}>
        <div className={styles.inner}>
          <div className={styles.menu}>
            <MenuAction />
          </div>
          <Brand />
          <MainNavigation className={styles.navigation} />
          <div className={styles.actions}>
            <div className={styles.box}>
              <SearchBox />
            </div>
            <div className={styles.search}>
              <SearchAction />
            </div>
            <WishlistAction />
            <CartAction />
          </div>
        </div>
      </div>
    </header>
  );
}
