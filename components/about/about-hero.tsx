import { Picture } from '@/components/ui';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import styles from './about-hero.module.css';

interface AboutHeroProps {
  title: string;
  lead: string;
}

/** The page's opening: the shop in a sentence, beside the picture of its banner where it has one. */
export function AboutHero({ title, lead }: AboutHeroProps) {
  const { banner } = useAppSelector(selectShop);
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {banner?.image && (
        <div className={styles.picture}>
          <Picture src={banner.image} alt="" sizes="(min-width: 768px) 58vw, 100vw" isFirst />
        </div>
      )}
    </header>
  );
}
