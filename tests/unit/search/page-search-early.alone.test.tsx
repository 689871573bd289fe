// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../support/eventually';
import { renderInShop } from '../header/shop-page';
import { found, stubBackend } from './stub-backend';

const asked = stubBackend();
const code = vi.hoisted(() => ({ arrival: Promise.resolve(), arrive: () => {} }));

// Whoever awaits the component waits until it has arrived.
vi.mock('@/components/search/page/page-results', () => ({
  get PageResults() {
    return code.arrival.then(() => PageResults);
  },
}));
// Loaded beforehand: who asks for a module that its stand-in is just loading may be given the real one.
const { PageResults } = await vi.importActual<{ PageResults: object }>(
  '@/components/search/page/page-results',
);

beforeEach(() => {
  asked.length = 0;
  code.arrival = new Promise<void>((resolve) => {
    code.arrive = resolve;
  });
  vi.resetModules();
});

const field = () => screen.getByRole('searchbox', { name: 'Search Products' });

/** A page whose code for results is still on its way. */
async function openEarly() {
  const { PageSearch } = await import('@/components/search/page/page-search');
  renderInShop(<PageSearch placeholder="" />, { init: { template: 'classic' } });
}

async function isSearchedFor(query: string) {
  await new Promise((rest) => setTimeout(rest));
  expect(asked).toHaveLength(0);
  code.arrive();
  await expect.poll(() => asked[0]?.request.query).toBe(query);
  asked[0]?.answer(found(2));
  await eventually(() => expect(screen.getByText(`Found 2 results for "${query}"`)).toBeVisible());
  expect(asked).toHaveLength(1);
}

describe('the search of a page whose code is still loading', () => {
  it('searches for what was entered as soon as it can [S4.343]', async () => {
    await openEarly();
    await userEvent.type(field(), 'hoodie{Enter}');
    await isSearchedFor('hoodie');
  });

  it('does so where the field was filled before the page was interactive [S4.343]', async () => {
    await openEarly();
    const input = field() as HTMLInputElement;
    input.value = 'coat';
    fireEvent.submit(input.form as HTMLFormElement);
    await isSearchedFor('coat');
  });

  it('searches for nothing that was not asked for [S4.343]', async () => {
    await openEarly();
    await userEvent.type(field(), 'hoodie');
    code.arrive();
    expect(await screen.findByText('Start searching')).toBeVisible();
    expect(asked).toHaveLength(0);
  });
});
