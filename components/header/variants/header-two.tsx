import { SearchBox } from '@/components/search';
import { Icon, type IconName } from '@/components/ui';
import { phoneAddress } from '@/core/model/contact';
import { useShop } from '@/hooks/use-shop';
import { CartAction, MenuAction, SearchAction, WishlistAction } from '../parts/actions/actions';
import { Brand } from '../parts/brand';
import contactStrip from '../parts/contact-strip.module.css';
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

/** Phone, email and address of the shop, each if set (spec 2). */
function ContactStrip() {
  const { phone, email, address } = useShop();
  if (!phone && !email && !address) return null;
  return (
    <div className={contactStrip.strip}>
      <address className={contactStrip.inner}>
        {phone && <Contact icon="phone" text={phone} href={phoneAddress(phone)} />}
        {email && <Contact icon="mail" text={email} href={`mailto:${email}`} />}
        {address && (
          <span className={contactStrip.address}>
            <Icon name="pin" size={16} />
            {address}
          </span>
        )}
      </address>
    </div>
  );
}

function Contact({ icon, text, href }: { icon: IconName; text: string; href: string }) {
  return (
    <a className={contactStrip.contact} href={href}>
      <Icon name={icon} size={16} />
      <span className={contactStrip.text}>{text}</span>
    </a>
  );
}
