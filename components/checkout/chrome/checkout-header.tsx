import { Brand } from '@/components/header';
import { Icon, Link } from '@/components/ui';
import * as messages from '../messages';
import styles from './checkout-header.module.css';

/** The header of a checkout: nothing leads away from it but the shop's name and help. */
export function CheckoutHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Brand />
        <Link className={styles.help} href="/contact">
          <Icon name="support" size={20} />
          {messages.help}
        </Link>
      </div>
    </header>
  );
}
