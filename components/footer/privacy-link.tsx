import { Link } from '@/components/ui';
import { PRIVACY_CHOICES_ID } from '@/core/model/content';
import * as messages from '@/core/model/messages';
import { useAppSelector } from '@/store/hooks';
import { selectIsMeasured } from '@/store/slices/shop';
import styles from './privacy-link.module.css';

/** Opens the consent settings, in shops that measure visits (`components/analytics`). */
export function PrivacyLink() {
  const isMeasured = useAppSelector(selectIsMeasured);
  if (!isMeasured) return null;
  return (
    <Link className={styles.link} href={`/privacy#${PRIVACY_CHOICES_ID}`}>
      {messages.privacyChoices}
    </Link>
  );
}
