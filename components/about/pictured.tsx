import { Link, Picture } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import type { Ad } from '@/core/model/shop';
import styles from './pictured.module.css';

/** Something the shop is proud of, below its picture. */
export function Pictured({ ad: { image, title, description, link } }: { ad: Ad }) {
  return (
    <figure className={styles.pictured}>
      <div className={styles.picture}>
        <Picture src={image} alt="" sizes="(min-width: 768px) 48vw, 100vw" />
      </div>
      <figcaption className={styles.words}>
        {title && <h2 className={styles.title}>{title}</h2>}
        {description && <p className={styles.text}>{description}</p>}
        {link && (
          <Link className={`${buttons.quiet} ${styles.link}`} href={link}>
            Have a look
          </Link>
        )}
      </figcaption>
    </figure>
  );
}
