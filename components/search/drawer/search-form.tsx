import type { SubmitEvent } from 'react';
import buttons from '@/components/ui/button.module.css';
import { SEARCH_TITLE } from '../title';
import styles from './search-form.module.css';

interface SearchFormProps {
  typed: string;
  isLoading: boolean;
  onType: (text: string) => void;
  onSearch: (text: string) => void;
}

/** The field and its button, which is off while there is nothing to search for (spec 5). */
export function SearchForm({ typed, isLoading, onType, onSearch }: SearchFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isLoading) onSearch(typed);
  };
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <input
          ref={focusOnArrival}
          className={styles.input}
          type="search"
          aria-label={SEARCH_TITLE}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        <button
          type="submit"
          className={buttons.primary}
          disabled={isLoading || typed.trim() === ''}
        >
          Search
        </button>
      </form>
    </search>
  );
}

function focusOnArrival(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true });
}
