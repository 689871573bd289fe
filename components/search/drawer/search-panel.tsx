import { headerVariant } from '@/core/model/design';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import { COMPONENT_TEXTS, HEADER_TEXTS } from '../constants';
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
  const isDesigned = headerVariant(useAppSelector(selectShop)) === 'designed';
  return (
    <div className={styles.panel}>
      <SearchForm
        typed={typed}
        isLoading={state.status === 'loading'}
        onType={onType}
        onSearch={onSearch}
      />
      <SearchOutcome
        state={state}
        texts={isDesigned ? COMPONENT_TEXTS : HEADER_TEXTS}
        onSearch={onSearch}
      />
    </div>
  );
}
