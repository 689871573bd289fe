import type { ReactNode } from 'react';
import { Link } from '@/components/ui';
import * as commonMessages from '@/core/model/messages';
import type { SearchResult } from '@/core/model/search';
import { categoryHref } from '@/core/rules/address/shop-address';
import { keywordList } from '@/core/rules/search/keywords';
import { useCategories, useShop } from '@/hooks/use-shop';
import * as messages from '../messages';
import type { SearchTexts } from '../state/constants';
import type { SearchState } from '../state/search-state';
import { ErrorPanel, ResultLink, SeeAllLink, Skeletons, statusText } from './results';
import styles from './search-outcome.module.css';

/** Rows that stand in while a search is under way (spec 2). */
const SKELETON_ROWS = 6;

interface SearchOutcomeProps {
  state: SearchState;
  results: readonly SearchResult[];
  texts: SearchTexts;
  onSearch: (text: string) => void;
}

export function SearchOutcome(props: SearchOutcomeProps) {
  return (
    <div className={styles.outcome}>
      <p className={styles.status} role="status">
        {statusText(props.state, props.texts)}
      </p>
      <Content {...props} />
    </div>
  );
}

function Content({ state, results, texts, onSearch }: SearchOutcomeProps) {
  switch (state.status) {
    case 'idle':
      return (
        <Suggestions
          title={messages.startSearching}
          hint={messages.startHint}
          onSearch={onSearch}
        />
      );
    case 'loading':
      return <Skeletons rows={SKELETON_ROWS} className={styles.grid} />;
    case 'error':
      return <ErrorPanel message={state.message} onRetry={() => onSearch(state.query)} />;
    case 'empty':
      return (
        <Suggestions
          title={commonMessages.noResults}
          hint={texts.noResultsHint}
          onSearch={onSearch}
        />
      );
    case 'results':
      return (
        <>
          <ul className={styles.grid} aria-label={messages.results}>
            {results.map((product) => (
              <li key={product.id}>
                <ResultLink product={product} />
              </li>
            ))}
          </ul>
          <SeeAllLink query={state.query} total={state.total} />
        </>
      );
  }
}

interface SuggestionsProps extends Pick<SearchOutcomeProps, 'onSearch'> {
  title: string;
  hint: string;
}

/** Words where no results are, then top keywords, unless the shop hides them, and categories. */
function Suggestions({ title, hint, onSearch }: SuggestionsProps) {
  const { keywords, settings } = useShop();
  const categories = useCategories();
  const topKeywords = settings.hideTopKeywords ? [] : keywordList(keywords);
  return (
    <>
      <div className={styles.notice}>
        <p className={styles.title}>{title}</p>
        <p>{hint}</p>
      </div>
      <Chips title={messages.popularSearches}>
        {topKeywords.map((word) => (
          <li key={word}>
            <button type="button" className={styles.chip} onClick={() => onSearch(word)}>
              {word}
            </button>
          </li>
        ))}
      </Chips>
      <Chips title={messages.categories}>
        {categories.map(({ name, category }) => (
          <li key={category}>
            <Link className={styles.chip} href={categoryHref(category)}>
              {name}
            </Link>
          </li>
        ))}
      </Chips>
    </>
  );
}

function Chips({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3 className={styles.suggestionsTitle}>{title}</h3>
      <ul className={styles.chips}>{children}</ul>
    </div>
  );
}
