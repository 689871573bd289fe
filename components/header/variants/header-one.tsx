import { useSettings } from '@/hooks/use-shop';
import * as messages from '../messages';
import { CartAction, MenuAction, SearchAction, WishlistAction } from '../parts/actions/actions';
import { Brand } from '../parts/brand';
import { MainNavigation } from '../parts/main-navigation';
import styles from './header-one.module.css';

/** Header 1 without a template of its own (spec 2): promotion, logo, links, search and cart. */
export default function HeaderOne() {
  const { shipsTo, disableFreeReturns } = useSettings();
  return (
    <header className={styles.header}>
      <p
        className={styles.promotion}
      >{`${shipsTo ? '' : messages.worldwide}${messages.promises}${disableFreeReturns ? '' : messages.freeReturns}`}</p>
      <div className={styles.bar}>
        <div className={styles.inner}>
          <div className={styles.menu}>
            <MenuAction />
          </div>
          <Brand />
          <MainNavigation />
          <div className={styles.actions}>
            <SearchAction />
            <WishlistAction />
            <CartAction />
          </div>
        </div>
      </div>
    </header>
  );
}
