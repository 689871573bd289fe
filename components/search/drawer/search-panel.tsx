import { HEADER_TEXTS } from '../constants';
import { SearchOutcome } from '../results/search-outcome';
import type { SearchState } from '../search-state';
import { SearchForm } from './search-form';
import styles from './search-panel.module.css';

interface SearchPanelProps {
  typed: string;
  state: SearchState;
  onType: (text: string) => void;
  onSearch: (text: string) => void;
}

/** The field, and below it where the search stands. */
export function SearchPanel({ typed, state, onType, onSearch }: SearchPanelProps) {
  return (
    <div className={styles.panel}>
      <SearchForm
        typed={typed}
        isLoading={state.status === 'loading'}
        onType={onType}
        onSearch={onSearch}
      />
      <SearchOutcome state={state} texts={HEADER_TEXTS} onSearch={onSearch} />
    </div>
  );
}
