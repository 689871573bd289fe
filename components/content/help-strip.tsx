import { Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { SUPPORT_HOURS } from '@/core/model/contact';
import styles from './help-strip.module.css';

/** The way on for who has not found an answer. */
export function HelpStrip() {
  return (
    <aside className={styles.strip} aria-label="Help">
      <div>
        <p className={styles.title}>Not what you were looking for?</p>
        <p className={styles.text}>People answer, {SUPPORT_HOURS}.</p>
      </div>
      <Link className={buttons.secondary} href="/contact">
        Contact us
      </Link>
    </aside>
  );
}
