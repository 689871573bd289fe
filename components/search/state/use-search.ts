import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import * as messages from '@/core/model/messages';
import { SEARCH_DEFAULTS, type SearchResult } from '@/core/model/search';
import { useShop } from '@/hooks/use-shop';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { productsLoaded } from '@/store/slices/shop';
import { TYPING_REST_MS } from './constants';
import { answered, IDLE, laterSearch, type SearchState } from './search-state';

type Results = readonly SearchResult[];
const NONE: Results = [];

/** The search of one of several fields, at most `limit` results of it. */
export function useFieldSearch(limit: number = SEARCH_DEFAULTS.limit) {
  const [results, setResults] = useState(NONE);
  return { results, ...useSearch(limit, setResults) };
}

/** The search of the shop, with the results that the store holds. */
export function useShopSearch() {
  const dispatch = useAppDispatch();
  const setResults = useCallback(
    (results: Results) => dispatch(productsLoaded({ results })),
    [dispatch],
  );
  const results = useAppSelector(({ shop }) => shop.results);
  return { results, ...useSearch(SEARCH_DEFAULTS.limit, setResults) };
}

function useSearch(limit: number, setResults: (results: Results) => void) {
  const { template, hostname: domain } = useShop();
  const [state, setState] = useReducer(laterSearch, IDLE);
  const searcher = useMemo(
    () =>
      makeSearcher({ domain, template, limit }, (next, results = NONE) => {
        setResults(results);
        setState(next);
      }),
    [domain, template, limit, setResults],
  );
  useEffect(() => searcher.stop, [searcher]);
  return { state, ...searcher };
}

interface Scope {
  domain: string;
  template: string;
  limit: number;
}

/** Numbers of searches go up across all searchers, so that none takes another's answer for its own. */
let lastSequence = 0;

/** Asks the backend, one search at a time: a new one gives up the one before. */
function makeSearcher(scope: Scope, report: (state: SearchState, results?: Results) => void) {
  let underWay = new AbortController();
  let rest: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(rest);
    underWay.abort();
  };

  /** Searches at once; a blank query clears (spec 5). */
  const search = (typed: string) => {
    stop();
    underWay = new AbortController();
    const query = typed.trim();
    lastSequence += 1;
    const sequence = lastSequence;
    if (query === '') return report({ status: 'idle', sequence });
    const failed = (message: string) => report({ status: 'error', query, message, sequence });
    if (scope.template.trim() === '') return failed(messages.templateRequired);

    report({ status: 'loading', query, sequence });
    const { signal } = underWay;
    ask({ ...scope, query }, signal).then(
      (answer) => signal.aborted || report(answered(query, answer, sequence), answer.products),
      (error) =>
        signal.aborted || failed(error instanceof Error ? error.message : messages.searchError),
    );
  };

  /** Searches once nothing more is typed for a while. */
  const searchSoon = (typed: string) => {
    clearTimeout(rest);
    if (typed.trim() === '') search(typed);
    else rest = setTimeout(search, TYPING_REST_MS, typed);
  };

  return { search, searchSoon, stop };
}

/** The call and what it brings along come with the first search. */
async function ask(request: Scope & { query: string }, signal: AbortSignal) {
  const { searchProducts } = await import('@/services/search').catch((cause) => {
    throw new Error(messages.searchError, { cause });
  });
  return searchProducts(request, signal);
}
