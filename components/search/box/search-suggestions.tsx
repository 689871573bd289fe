import { useId } from 'react';
import { NO_RESULTS_HINT, NO_RESULTS_TITLE } from '@/core/model/search';
import { ErrorPanel } from '../results/error-panel';
import { ResultLink } from '../results/result-link';
import { SeeAllLink } from '../results/see-all-link';
import { Skeletons } from '../results/skeletons';
import { statusText } from '../results/status-text';
import { SUGGESTION_COUNT } from '../state/constants';
import type { SearchState } from '../state/search-state';
import { SEARCH_TITLE } from '../state/title';
import styles from './search-suggestions.module.css';
import { useCombobox } from './use-combobox';

/** What the search of header 2 finds, below its field (spec 2): the field's keys choose among it. */
export function SearchSuggestions({ field }: { field: HTMLInputElement }) {
  const listId = useId();
  const { state, isOpen, active, retry } = useCombobox(field, listId);
  return (
    <div className={styles.popup} hidden={!isOpen}>
      <p className={styles.status} role="status">
        {isOpen && statusText(state)}
      </p>
      {isOpen && <Content state={state} listId={listId} active={active} onRetry={retry} />}
    </div>
  );
}

interface ContentProps {
  state: SearchState;
  listId: string;
  active: number;
  onRetry: () => void;
}

function Content({ state, listId, active, onRetry }: ContentProps) {
  switch (state.status) {
    case 'idle':
      return null;
    case 'loading':
      return <Skeletons rows={SUGGESTION_COUNT} />;
    case 'error':
      return <ErrorPanel message={state.message} onRetry={onRetry} />;
    case 'empty':
      return (
        <div className={styles.empty}>
          <p className={styles.title}>{NO_RESULTS_TITLE}</p>
          <p>{NO_RESULTS_HINT}</p>
        </div>
      );
    case 'results':
      return (
        <>
          <div role="listbox" id={listId} aria-label={SEARCH_TITLE}>
            {state.products.slice(0, SUGGESTION_COUNT).map((product, index) => (
              <ResultLink
                key={product.id}
                product={product}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
              />
            ))}
          </div>
          <SeeAllLink query={state.query} total={state.total} />
        </>
      );
  }
}
