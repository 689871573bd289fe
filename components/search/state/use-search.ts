import { useEffect, useMemo, useReducer } from 'react';
import * as messages from '@/core/model/messages';
import { SEARCH_DEFAULTS } from '@/core/model/search';
import { useShop } from '@/hooks/use-shop';
import { TYPING_REST_MS } from './constants';
import { answered, IDLE, laterSearch, type SearchState } from './search-state';

/** The search of the shop shown, at most `limit` results of it. */
export function useSearch(limit: number = SEARCH_DEFAULTS.limit) {
  const { template, hostname: domain } = useShop();
  const [state, report] = useReducer(laterSearch, IDLE);
  const searcher = useMemo(
    () => makeSearcher({ domain, template, limit }, report),
    [domain, template, limit],
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
function makeSearcher(scope: Scope, report: (state: SearchState) => void) {
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
      (answer) => signal.aborted || report(answered(query, answer, sequence)),
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
