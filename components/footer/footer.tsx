import { Copyright } from '@/components/copyright';
import { useAppSelector } from '@/store/hooks';
import { selectSettings } from '@/store/slices/shop';
import { FeatureTiles } from './feature-tiles';
import styles from './footer.module.css';
import { FooterColumns } from './footer-columns';
import { KeywordChips } from './keyword-chips';
import { ShopCard } from './shop-card';
import { TrustBadges } from './trust-badges';

/** The default footer of a shop (spec 2). */
export function Footer() {
  const { showTrustBadges, hideTopKeywords } = useAppSelector(selectSettings);
  return (
    <footer className={styles.footer}>
      <FeatureTiles />
      <div className={styles.body}>
        <div className={styles.main}>
          <ShopCard />
          <FooterColumns />
        </div>
        {showTrustBadges && <TrustBadges />}
        {!hideTopKeywords && <KeywordChips />}
        <div className={styles.end}>
          <Copyright />
        </div>
      </div>
    </footer>
  );
}
