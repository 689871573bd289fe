import { type SubmitEvent, useState } from 'react';
import { Icon } from '@/components/ui';
import { SEARCH_TITLE } from '../constants';
import styles from './search-box.module.css';

const loadSearch = async () => import('../drawer/search-drawer');

interface SearchBoxProps {
  /** Opens the search drawer with what has been typed. */
  onSearch: (query: string) => void;
}

/** The search of header 2; what is typed goes on in the search drawer. */
export function SearchBox({ onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState('');

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    loadSearch().then(
      () => onSearch(typed),
      () => window.location.assign('/shop'),
    );
  };

  const warm = () => {
    loadSearch().catch(() => undefined);
  };

  return (
    <search className={styles.box}>
      <form className={styles.form} action="/shop" onSubmit={submit}>
        <input
          className={styles.input}
          type="search"
          aria-label={SEARCH_TITLE}
          placeholder={SEARCH_TITLE}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={warm}
        />
        <button type="submit" className={styles.submit} aria-label="Search">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
