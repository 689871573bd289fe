import { Link, Picture } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import type { Banner } from '@/core/model/shop';
import styles from './hero.module.css';

interface HeroProps {
  banner: Banner;
}

/** The shop's banner: a picture composed with room for words, and the words in it. */
export function Hero({ banner }: HeroProps) {
  return (
    <section className={styles.hero} aria-label={banner.title || 'Welcome'}>
      {banner.image && (
        <div className={styles.picture}>
          <Picture src={banner.image} alt="" sizes="100vw" isFirst />
        </div>
      )}
      <div className={styles.words}>
        {banner.title && <h1 className={styles.title}>{banner.title}</h1>}
        {banner.subtitle && <p className={styles.subtitle}>{banner.subtitle}</p>}
        {banner.buttonText && (
          <Link className={buttons.primary} href={banner.buttonLink || '/shop'}>
            {banner.buttonText}
          </Link>
        )}
      </div>
    </section>
  );
}
