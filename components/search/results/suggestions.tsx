import { Link } from '@/components/ui';
import { keywordList } from '@/core/rules/keywords';
import { listingHref } from '@/core/rules/listing-address';
import { ownEntry } from '@/core/rules/own-entry';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import styles from './suggestions.module.css';

/** Where to look instead: what others search for, unless the shop hides it, and the categories. */
export function Suggestions({ onSearch }: { onSearch: (text: string) => void }) {
  const { template, templateCategories, keywords, settings } = useAppSelector(selectShop);
  const categories = ownEntry(templateCategories, template) ?? [];
  const words = settings.hideTopKeywords ? [] : keywordList(keywords);
  return (
    <>
      {words.length > 0 && (
        <div className={styles.group}>
          <h3 className={styles.title}>Popular searches</h3>
          <ul className={styles.chips}>
            {words.map((word) => (
              <li key={word}>
                <button type="button" className={styles.chip} onClick={() => onSearch(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {categories.length > 0 && (
        <div className={styles.group}>
          <h3 className={styles.title}>Categories</h3>
          <ul className={styles.chips}>
            {categories.map(({ name, category }) => (
              <li key={category}>
                <Link className={styles.chip} href={listingHref({ category })}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
