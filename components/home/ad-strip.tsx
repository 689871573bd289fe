import { Link, Picture } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import type { Ad } from '@/core/model/shop';
import styles from './ad-strip.module.css';

interface AdStripProps {
  ad: Ad;
}

/** An ad of the shop: its story on the calm side of its picture. */
export function AdStrip({ ad }: AdStripProps) {
  return (
    <section className={styles.strip} aria-label={ad.title}>
      {ad.image && (
        <div className={styles.picture}>
          <Picture src={ad.image} alt="" sizes="(min-width: 1600px) 1600px, 100vw" />
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>{ad.title}</h2>
        <p className={styles.text}>{ad.description}</p>
        {ad.link && (
          <Link className={buttons.secondary} href={ad.link}>
            Have a look
          </Link>
        )}
      </div>
    </section>
  );
}
