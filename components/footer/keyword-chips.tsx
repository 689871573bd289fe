import { Link } from '@/components/ui';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import styles from './keyword-chips.module.css';

const MOST_SHOWN = 12;

/** What the shop is looked for by, each leading into the shop. */
export function KeywordChips() {
  const { keywords } = useAppSelector(selectShop);
  const words = [...new Set(keywords.split(',').map((word) => word.trim()))].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Popular in the shop">
      {words.slice(0, MOST_SHOWN).map((word) => (
        <li key={word}>
          <Link className={styles.chip} href="/shop">
            {word}
          </Link>
        </li>
      ))}
    </ul>
  );
}
