import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { CarriedFields, Icon, onDemand } from '@/components/ui';
import * as messages from '../messages';
import styles from './search-box.module.css';

const loadSuggestions = async () => (await import('./search-suggestions')).SearchSuggestions;
const SearchSuggestions = onDemand(loadSuggestions);

/** Falls back to the listing if the search's code cannot be loaded. */
function searchOnceReady(event: SubmitEvent<HTMLFormElement>): void {
  const form = event.currentTarget;
  event.preventDefault();
  loadSuggestions().catch(() => form.submit());
}

/** The search of header 2: a form that leads to the listing, with results below once used. The field keeps its text. */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);

  useEffect(() => {
    if (input.current === document.activeElement) setField(input.current);
  }, []);

  return (
    <search className={styles.box}>
      <form className={styles.form} action="/shop" onSubmit={searchOnceReady}>
        <input
          ref={input}
          className={styles.input}
          type="text"
          name="q"
          role="combobox"
          aria-label={messages.searchProducts}
          aria-autocomplete="list"
          aria-expanded={false}
          placeholder={messages.searchProducts}
          autoComplete="off"
          enterKeyHint="search"
          onPointerEnter={() => loadSuggestions().catch(() => undefined)}
          onFocus={(event) => setField(event.currentTarget)}
        />
        <CarriedFields />
        <button type="submit" className={styles.submit} aria-label={messages.search}>
          <Icon name="search" />
        </button>
      </form>
      {field && <SearchSuggestions field={field} />}
    </search>
  );
}
