import { describe, expect, it } from 'vitest';
import {
  answered,
  IDLE,
  laterSearch,
  type SearchState,
} from '@/components/search/state/search-state';

const product = { id: 'a', name: 'Tee', price: 9, category: '', image: [] };
const query = 'tee';
const request = (sequence: number): SearchState => ({ status: 'loading', query, sequence });
const withResults = (sequence: number, products = [product]) =>
  answered(query, { products, total: products.length }, sequence);
const failed = (sequence: number): SearchState => {
  return { status: 'error', query, message: 'Closed', sequence };
};
const stateAfter = (...events: SearchState[]) => events.reduce(laterSearch, IDLE);

describe('a search is idle, loading, failed, with results or empty [S4.80]', () => {
  it.each([
    [[], 'idle'],
    [[request(1)], 'loading'],
    [[request(1), withResults(1)], 'results'],
    [[request(1), withResults(1, [])], 'empty'],
    [[request(1), failed(1)], 'error'],
    [[request(1), withResults(1), { status: 'idle', sequence: 2 }], 'idle'],
    [[request(1), failed(1), { status: 'idle', sequence: 2 }], 'idle'],
  ] as [SearchState[], string][])('after %j it is %s', (events, status) => {
    expect(stateAfter(...events)).toMatchObject({ status });
  });

  it('has no results left after an error [S4.85]', () => {
    const state = stateAfter(request(1), withResults(1), request(2), failed(2));
    expect(state).toEqual({ status: 'error', query, message: 'Closed', sequence: 2 });
  });
});

describe('what arrives late changes nothing [S4.86]', () => {
  it.each([
    ['an answer', withResults(1)],
    ['a failure', failed(1)],
  ])('%s to an older search', (_, late) => {
    expect(stateAfter(request(1), request(2), late)).toMatchObject({
      status: 'loading',
      sequence: 2,
    });
    expect(stateAfter(request(1), request(2), withResults(2, []), late)).toMatchObject({
      status: 'empty',
    });
    expect(stateAfter(request(1), { status: 'idle', sequence: 2 }, late)).toMatchObject({
      status: 'idle',
    });
  });
});
