import { Link } from '@/components/ui';
import { keywordList } from '@/core/rules/keywords';
import { listingHref } from '@/core/rules/listing-address';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import styles from './keyword-chips.module.css';

/** What the shop is looked for by, each leading to what it finds. */
export function KeywordChips() {
  const { keywords } = useAppSelector(selectShop);
  const words = keywordList(keywords);
  if (words.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Popular in the shop">
      {words.map((word) => (
        <li key={word}>
          <Link className={styles.chip} href={listingHref({ q: word })}>
            {word}
          </Link>
        </li>
      ))}
    </ul>
  );
}
