import { POLICIES } from '@/components/footer';
import { Link } from '@/components/ui';
import * as messages from '../messages';
import styles from './checkout-footer.module.css';

/** The footer of a checkout: what it is bought by, and nothing that leads on. */
export function CheckoutFooter() {
  return (
    <footer className={styles.footer}>
      <nav className={styles.inner} aria-label={messages.policies}>
        <ul className={styles.links}>
          {POLICIES.map(({ name, link }) => (
            <li key={link}>
              <Link className={styles.link} href={link}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
