import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TYPING_REST_MS } from '@/components/search/state/constants';
import { useFieldSearch, useShopSearch } from '@/components/search/state/use-search';
import { initSchema } from '@/core/model/shop.schema';
import { useShop } from '@/hooks/use-shop';
import { makeStore } from '@/store/make-store';
import { seedStore } from '@/store/seed';
import { eventually } from '../../support/eventually';
import { result, stubBackend } from './stub-backend';

const request = stubBackend();
beforeEach(() => {
  request.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function openSearch(template = 'classic', useSearch = useFieldSearch) {
  const store = makeStore();
  seedStore(store, { init: initSchema.parse({ domain: 'linen.example', template, design: {} }) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result, unmount } = renderHook(() => useSearch(), { wrapper });
  const search = (typed: string) => act(() => result.current.search(typed));
  return {
    result,
    search,
    unmount,
    state: () => result.current.state,
    shop: () => store.getState().shop,
  };
}

/** The call that is on its way, once it is. */
async function callAt(index: number) {
  await eventually(() => expect(request.length).toBeGreaterThan(index));
  const call = request[index];
  if (!call) throw new Error('no call');
  return call;
}

describe('a search', () => {
  it('asks for the trimmed query of the shop, 10 products [S5.30] [S5.33]', async () => {
    const { search, state } = openSearch();
    search('  navy hoodie ');
    expect(state()).toMatchObject({ status: 'loading', query: 'navy hoodie' });
    const call = await callAt(0);
    expect(call.request).toEqual({
      domain: 'linen.example',
      template: 'classic',
      query: 'navy hoodie',
      limit: 10,
    });
    call.answer(result(2));
    await eventually(() => expect(state()).toMatchObject({ status: 'results', total: 2 }));
  });

  it('a blank query clears results and error, without a call [S4.82] [S5.30]', async () => {
    const { search, state } = openSearch();
    search('tee');
    (await callAt(0)).answer(result(1));
    await eventually(() => expect(state().status).toBe('results'));
    search('   ');
    expect(state().status).toBe('idle');
    search('tee');
    (await callAt(1)).breakOff();
    await eventually(() => expect(state().status).toBe('error'));
    search('');
    expect(state().status).toBe('idle');
    expect(request).toHaveLength(2);
  });

  it('needs a template, and makes no call without one [S5.31] [S8.7]', () => {
    const { search, state } = openSearch('');
    search('tee');
    expect(state()).toMatchObject({
      status: 'error',
      message: 'Template is required for search',
    });
    expect(request).toHaveLength(0);
  });

  it.each([
    ['the server’s message', { status: 3, message: 'Too many searches' }, 'Too many searches'],
    ['Search failed without one', { status: 3 }, 'Search failed'],
  ])('a status that is not 0 gives %s [S8.5]', async (_, answer, message) => {
    const { search, state } = openSearch();
    search('tee');
    (await callAt(0)).answer(answer, 200);
    await eventually(() => expect(state()).toMatchObject({ status: 'error', message }));
  });

  it('an exception gives words of its own, and no results stay [S4.85] [S8.6]', async () => {
    const { search, state } = openSearch();
    const message = 'An error occurred during search';
    search('tee');
    (await callAt(0)).answer(result(1));
    await eventually(() => expect(state().status).toBe('results'));
    search('mug');
    (await callAt(1)).breakOff();
    await eventually(() => expect(state()).toMatchObject({ status: 'error', message }));
    search('cap');
    (await callAt(2)).answer({ status: 0 });
    await eventually(() => expect(state()).toMatchObject({ query: 'cap', message }));
  });

  it('gives up the search before: its answer never shows [S4.86]', async () => {
    const { search, state, unmount } = openSearch();
    search('slow');
    const slow = await callAt(0);
    search('quick');
    const quick = await callAt(1);
    expect(slow.signal?.aborted).toBe(true);
    quick.answer(result(1, 'Quick'));
    await eventually(() => expect(state()).toMatchObject({ query: 'quick', status: 'results' }));
    slow.answer(result(5, 'Slow'));
    await act(async () => undefined);
    expect(state()).toMatchObject({ query: 'quick', total: 1 });
    search('again');
    const last = await callAt(2);
    unmount();
    expect(last.signal?.aborted).toBe(true);
  });
});

describe('what is found', () => {
  const names = (results: readonly { name: string }[]) => results.map(({ name }) => name);

  it('by the search of the shop is held by the store until the next query or an error [S3.919] [S4.82] [S4.85]', async () => {
    const { result: hook, search, state, shop } = openSearch('classic', useShopSearch);
    search('tee');
    (await callAt(0)).answer(result(2, 'Tee'));
    await eventually(() => expect(state().status).toBe('results'));
    expect(names(shop().results)).toEqual(['Tee 1', 'Tee 2']);
    expect(hook.current.results).toBe(shop().results);
    search('mug');
    expect(shop().results).toEqual([]);
    (await callAt(1)).answer(result(1, 'Mug'));
    await eventually(() => expect(names(hook.current.results)).toEqual(['Mug 1']));
    search('cap');
    (await callAt(2)).breakOff();
    await eventually(() => expect(state().status).toBe('error'));
    expect(shop().results).toEqual([]);
  });

  it('by the search of the shop renders nothing that shows another part of the shop [S3.919]', async () => {
    const seen = new Set<unknown>();
    const { search, state, shop } = openSearch('classic', () => {
      seen.add(useShop());
      return useShopSearch();
    });
    search('tee');
    (await callAt(0)).answer(result(2, 'Tee'));
    await eventually(() => expect(state().status).toBe('results'));
    expect(shop().results).toHaveLength(2);
    expect(seen.size).toBe(1);
  });

  it('by a field on a page is its own [S3.919]', async () => {
    const { result: hook, search, shop } = openSearch();
    search('tee');
    (await callAt(0)).answer(result(1, 'Tee'));
    await eventually(() => expect(names(hook.current.results)).toEqual(['Tee 1']));
    expect(shop().results).toEqual([]);
    search('');
    expect(hook.current.results).toEqual([]);
  });
});

describe('a search while typing', () => {
  it('waits until typing has rested for 500 ms [S4.83] [S9.56]', () => {
    vi.useFakeTimers();
    const { result, state } = openSearch();
    const rest = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    expect(TYPING_REST_MS).toBe(500);
    act(() => result.current.searchSoon('hoo'));
    rest(499);
    act(() => result.current.searchSoon('hoodie'));
    rest(499);
    expect(state().status).toBe('idle');
    rest(1);
    expect(state()).toMatchObject({ status: 'loading', query: 'hoodie' });
  });

  it('is at once what is searched for at once, and once only [S4.83]', () => {
    vi.useFakeTimers();
    const { result, search, state } = openSearch();
    act(() => result.current.searchSoon('hood'));
    search('hood');
    const { sequence } = state();
    expect(state().status).toBe('loading');
    act(() => vi.advanceTimersByTime(5000));
    expect(state().sequence).toBe(sequence);
  });

  it('clears at once when nothing is left [S4.82]', () => {
    vi.useFakeTimers();
    const { result, search, state } = openSearch();
    search('hood');
    act(() => result.current.searchSoon(''));
    expect(state().status).toBe('idle');
  });
});
