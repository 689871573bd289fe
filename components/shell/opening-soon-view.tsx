import type { PreparedShop } from '@/services/page-props';
import * as messages from './messages';
import styles from './opening-soon-view.module.css';

/** A shop that is being prepared, as all but its admins see it: whose it is, and how to ask. */
export function OpeningSoonView({ name, logo, note, email }: PreparedShop) {
  return (
    <main className={styles.screen}>
      {logo ? (
        // biome-ignore lint/performance/noImgElement: no size of it is made for a page that has nothing else
        <img className={styles.logo} src={logo} alt={name} />
      ) : (
        <p className={styles.name}>{name}</p>
      )}
      <h1 className={styles.title}>{messages.openingSoon}</h1>
      <p className={styles.note}>{note || messages.openingSoonHint}</p>
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </main>
  );
}
