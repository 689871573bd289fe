import { useEffect, useEffectEvent, useId, useState } from 'react';
import * as commonMessages from '@/core/model/messages';
import type { SearchResult } from '@/core/model/search';
import { searchHref } from '@/core/rules/address/shop-address';
import { useNavigateTo } from '@/hooks/use-navigate-to';
import * as messages from '../messages';
import { ErrorPanel, ResultLink, SeeAllLink, Skeletons, statusText } from '../results/results';
import { SUGGESTION_COUNT } from '../state/constants';
import type { SearchState } from '../state/search-state';
import { useFieldEvents } from '../state/use-field-events';
import { useFieldSearch } from '../state/use-search';
import styles from './search-suggestions.module.css';

/** Results below the field of header 2 (spec 2), navigated with the field's keys. */
export function SearchSuggestions({ field }: { field: HTMLInputElement }) {
  const listId = useId();
  const { state, results, isOpen, active, retry } = useCombobox(field, listId);
  return (
    <div className={styles.popup} hidden={!isOpen}>
      <p className={styles.status} role="status">
        {isOpen && statusText(state)}
      </p>
      {isOpen && (
        <Content state={state} results={results} listId={listId} active={active} onRetry={retry} />
      )}
    </div>
  );
}

interface ContentProps {
  state: SearchState;
  results: readonly SearchResult[];
  listId: string;
  active: number;
  onRetry: () => void;
}

function Content({ state, results, listId, active, onRetry }: ContentProps) {
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
          <p className={styles.title}>{commonMessages.noResults}</p>
          <p>{commonMessages.noResultsHint}</p>
        </div>
      );
    case 'results':
      return (
        <>
          <div role="listbox" id={listId} aria-label={messages.searchProducts}>
            {results.slice(0, SUGGESTION_COUNT).map((product, index) => (
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

/** The field itself, no suggestion. */
const FIELD = -1;

/** The combobox pattern: arrows move through results, Enter opens or searches, Escape closes; the focus stays. */
function useCombobox(field: HTMLInputElement, listId: string) {
  const { state, results, search, searchSoon } = useFieldSearch(SUGGESTION_COUNT);
  const [isWanted, setWanted] = useState(true);
  const [active, setActive] = useState(FIELD);
  const navigateTo = useNavigateTo();
  const isOpen = isWanted && state.status !== 'idle';
  const hasOptions = isOpen && state.status === 'results';
  const count = hasOptions ? Math.min(results.length, SUGGESTION_COUNT) : 0;

  const show = (isShown: boolean) => {
    setWanted(isShown);
    setActive(FIELD);
  };
  const searchNow = () => {
    show(true);
    const isAnswered = state.status === 'results' && state.query === field.value.trim();
    if (isAnswered) navigateTo(searchHref(state.query));
    else search(field.value);
  };

  useFieldEvents(field, {
    type: () => {
      show(true);
      searchSoon(field.value);
    },
    submit: () => (active === FIELD ? searchNow() : optionAt(listId, active)?.click()),
    move: (step) => {
      setWanted(true);
      if (count > 0) setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
    },
    escape: () => {
      show(false);
      return isOpen;
    },
    enter: () => setWanted(true),
    leave: () => show(false),
  });
  useAnnounced(field, listId, count > 0, active);

  // What was typed before this was here is searched for too.
  const begin = useEffectEvent(() => searchSoon(field.value));
  useEffect(() => begin(), []);

  return { state, results, isOpen, active, retry: () => search(field.value) };
}

/** Says at the field what its keys choose from, and what they have chosen. */
function useAnnounced(field: HTMLInputElement, listId: string, hasList: boolean, active: number) {
  useEffect(() => {
    field.setAttribute('aria-expanded', String(hasList));
    field.toggleAttribute('aria-controls', false);
    field.toggleAttribute('aria-activedescendant', false);
    if (!hasList) return;
    field.setAttribute('aria-controls', listId);
    if (active === FIELD) return;
    const option = optionAt(listId, active);
    field.setAttribute('aria-activedescendant', option?.id ?? '');
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [field, listId, hasList, active]);
}

function optionAt(listId: string, index: number): HTMLElement | null {
  return document.getElementById(`${listId}-${index}`);
}
