import { Copyright } from '@/components/copyright';
import { useAppSelector } from '@/store/hooks';
import { selectSettings } from '@/store/slices/shop';
import styles from './default-footer.module.css';
import { FeatureTiles } from './feature-tiles';
import { FooterColumns } from './footer-columns';
import { KeywordChips } from './keyword-chips';
import { PrivacyLink } from './privacy-link';
import { ShopCard } from './shop-card';
import { TrustBadges } from './trust-badges';

/** The default footer of a shop (spec 2). */
export default function DefaultFooter() {
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
          <PrivacyLink />
        </div>
      </div>
    </footer>
  );
}
