import { buttons, CarriedFields } from '@/components/ui';
import * as messages from '../messages';
import styles from './search-form.module.css';

/** Search without scripts: the search drawer's link leads to the listing, which takes a query there (spec 4). */
export function SearchForm({ q = '' }: { q: string | undefined }) {
  return (
    <noscript>
      <search>
        <form className={styles.form} action="/shop">
          <input
            className={styles.query}
            type="search"
            name="q"
            defaultValue={q}
            aria-label={messages.searchProducts}
            placeholder={messages.searchProducts}
          />
          <CarriedFields />
          <button type="submit" className={buttons.secondary}>
            {messages.search}
          </button>
        </form>
      </search>
    </noscript>
  );
}
