import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { PageSearch } from '@/components/search';
import { eventually } from '../../support/eventually';
import { renderInShop } from '../header/shop-page';
import { result, stubBackend } from './stub-backend';

const request = stubBackend();
beforeEach(() => {
  request.length = 0;
});

const field = () => screen.getByRole('searchbox', { name: 'Search Products' });
const button = () => screen.getByRole('button', { name: 'Search' });

function goToPage(init: Record<string, unknown> = {}, path = '/lookbook') {
  const user = userEvent.setup();
  const page = renderInShop(
    <>
      <PageSearch placeholder="Find a coat" />
      <button type="button">Elsewhere</button>
    </>,
    { init: { template: 'classic', ...init }, path },
  );
  return { ...page, user };
}

async function searchFor(query: string) {
  const page = goToPage();
  await page.user.type(field(), query);
  await screen.findByText('Start searching');
  await page.user.keyboard('{Enter}');
  await expect.poll(() => request.length).toBe(1);
  return { ...page, answer: (data: unknown) => request[0]?.answer(data) };
}

describe('the search of a page', () => {
  it('is a form that leads to the listing before anything else [S4.343]', () => {
    const { container } = goToPage({}, '/lookbook?ref=mail');
    const form = container.querySelector<HTMLFormElement>('form[action="/shop"]');
    expect(form && [...new FormData(form)]).toEqual([
      ['q', ''],
      ['ref', 'mail'],
    ]);
    expect(field()).toHaveAttribute('placeholder', 'Find a coat');
  });

  it('begins with a hint, its button off while there is nothing to search for [S2.349] [S4.343]', async () => {
    const { user } = goToPage();
    expect(button()).toBeDisabled();
    await user.click(field());
    expect(await screen.findByText('Start searching')).toBeVisible();
    expect(screen.getByText('Enter keywords to find products')).toBeVisible();
    await user.keyboard('  ');
    expect(button()).toBeDisabled();
    await user.keyboard('coat');
    expect(button()).toBeEnabled();
    expect(request).toHaveLength(0);
  });

  it('searches by its button, which is off meanwhile, over six rows [S2.349] [S4.343]', async () => {
    const { user } = goToPage();
    await user.type(field(), 'coat');
    await screen.findByText('Start searching');
    await user.click(button());
    await expect.poll(() => request.length).toBe(1);
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(6);
    expect(button()).toBeDisabled();
    request[0]?.answer(result(2));
    expect(await screen.findByText('Found 2 results for "coat"')).toBeVisible();
    await eventually(() => expect(button()).toBeEnabled());
  });

  it('counts what Enter finds in its own words [S2.347] [S4.343]', async () => {
    const { answer } = await searchFor('navy coat');
    answer({ status: 0, data: { ...result(3).data, total: 41 } });
    expect(await screen.findByText('Found 41 results for "navy coat"')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Results' })).getAllByRole('link')).toHaveLength(
      3,
    );
    expect(screen.getByRole('link', { name: 'See all 41 results' })).toBeVisible();
  });

  it('says in its own words that there is nothing [S2.348]', async () => {
    const { answer } = await searchFor('zzz');
    answer(result(0));
    expect(await screen.findByText('No products found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search terms')).toBeVisible();
  });

  it('says what went wrong, and forgets it with the query [S2.349] [S4.343]', async () => {
    const { user } = await searchFor('coat');
    request[0]?.breakOff();
    expect(await screen.findByText('Search Error')).toBeVisible();
    await user.clear(field());
    expect(screen.queryByText('Search Error')).toBeNull();
    expect(screen.getByText('Start searching')).toBeVisible();
  });

  it('closes when it is left, and on Escape [S4.343]', async () => {
    const { user } = goToPage();
    await user.click(field());
    const hint = await screen.findByText('Start searching');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(hint).not.toBeVisible();
    await user.click(field());
    expect(hint).toBeVisible();
    await user.keyboard('{Escape}');
    expect(hint).not.toBeVisible();
  });

  it('searches for what is suggested', async () => {
    const { user } = goToPage({ keywords: 'linen shirts' });
    await user.click(field());
    await user.click(await screen.findByRole('button', { name: 'linen shirts' }));
    await expect.poll(() => request[0]?.request.query).toBe('linen shirts');
    expect(field()).toHaveValue('linen shirts');
    request[0]?.answer(result(1));
    await screen.findByText('Found 1 results for "linen shirts"');
    await eventually(() => expect(button()).toBeEnabled());
  });
});
