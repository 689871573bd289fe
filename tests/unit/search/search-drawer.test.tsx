import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Header } from '@/components/header';
import { SearchDrawer } from '@/components/search/drawer/search-drawer';
import { renderInShop } from '../header/shop-page';
import { result, stubBackend } from './stub-backend';

const request = stubBackend();
beforeEach(() => {
  request.length = 0;
});

async function openDrawer(init: Record<string, unknown> = {}) {
  const user = userEvent.setup();
  renderInShop(<Header />, { init: { template: 'classic', ...init }, path: '/?ref=mail' });
  await user.click(screen.getByRole('link', { name: 'Search' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Search Products' }));
  const field = drawer.getByRole('searchbox', { name: 'Search Products' });
  const button = drawer.getByRole('button', { name: 'Search' });
  return { user, drawer, field, button };
}

async function searchFor(query: string, init?: Record<string, unknown>) {
  const opened = await openDrawer(init);
  await opened.user.type(opened.field, `${query}{Enter}`);
  await expect.poll(() => request.length).toBe(1);
  return { ...opened, answer: (data: unknown) => request[0]?.answer(data) };
}

describe('the search drawer', () => {
  it('starts empty, its button off while there is nothing to search for [S2.55] [S5.32]', async () => {
    const { user, drawer, field, button } = await openDrawer();
    expect(drawer.getByText('Start searching')).toBeVisible();
    expect(drawer.getByText('Enter keywords to find products')).toBeVisible();
    await user.type(field, '   ');
    expect(button).toBeDisabled();
    await user.type(field, 'h');
    expect(button).toBeEnabled();
    await user.keyboard('oodie');
    expect(request).toHaveLength(0);
  });

  it('searches by its button, which is off meanwhile, over six rows [S2.59] [S4.81] [S5.32]', async () => {
    const { user, drawer, field, button } = await openDrawer();
    await user.type(field, 'hoodie');
    await user.click(button);
    expect(drawer.getAllByRole('listitem', { hidden: true })).toHaveLength(6);
    expect(button).toBeDisabled();
    await user.type(field, '{Enter}');
    await expect.poll(() => request.length).toBe(1);
    request[0]?.answer(result(1));
    expect(await drawer.findByText('1 product(s) found')).toBeVisible();
    expect(button).toBeEnabled();
  });

  it('shows what Enter finds, how many, and the way to all of it [S2.56] [S4.81]', async () => {
    const { drawer, answer } = await searchFor('navy hoodie');
    answer({ status: 0, data: { ...result(3).data, total: 41 } });
    expect(await drawer.findByText('41 product(s) found')).toBeVisible();
    const results = within(drawer.getByRole('list', { name: 'Results' })).getAllByRole('link');
    expect(results).toHaveLength(3);
    const [first] = results;
    expect(first).toHaveAttribute('href', '/product/harbor-0?ref=mail');
    expect(first).toHaveTextContent('$40.00instead of $52.00');
    expect(drawer.getByRole('link', { name: 'See all 41 results' })).toHaveAttribute(
      'href',
      '/shop?q=navy+hoodie&ref=mail',
    );
  });

  it('strikes no price where the shop hides it', async () => {
    const { drawer, answer } = await searchFor('tee', { settings: { hideSellPrice: true } });
    answer(result(1));
    expect(await drawer.findByText('$40.00')).toBeVisible();
    expect(drawer.queryByText('$52.00')).toBeNull();
  });

  it('has the loading picture where there is none [S9.58]', async () => {
    const { drawer, answer } = await searchFor('tee');
    answer(result(1));
    await drawer.findByText('1 product(s) found');
    const picture = drawer.getByRole('list', { name: 'Results' }).querySelector('img');
    expect(picture).toHaveAttribute('src', '/loading.gif');
  });

  it('finds nothing with a way on [S2.57]', async () => {
    const { drawer, answer } = await searchFor('xyzzy', { keywords: 'linen shirts' });
    answer(result(0));
    expect(await drawer.findByText('No products found')).toBeVisible();
    expect(drawer.getByText('Try different keywords or browse our categories')).toBeVisible();
    expect(drawer.getByRole('link', { name: 'Warm hoodies' })).toHaveAttribute(
      'href',
      '/shop?category=Hoodies&ref=mail',
    );
    expect(drawer.getByRole('button', { name: 'linen shirts' })).toBeVisible();
  });

  it('says what went wrong and tries again [S2.58]', async () => {
    const { user, drawer, answer } = await searchFor('tee');
    answer({ status: 2, message: 'Too many searches' });
    const panel = within(await drawer.findByRole('alert'));
    expect(panel.getByText('Search Error')).toBeVisible();
    expect(panel.getByText('Too many searches')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => request.length).toBe(2);
    request[1]?.answer(result(1));
    expect(await drawer.findByText('1 product(s) found')).toBeVisible();
    expect(drawer.queryByText('Search Error')).toBeNull();
  });

  it('searches for a keyword at a touch, unless the shop hides them [S2.67]', async () => {
    const { user, drawer, field } = await openDrawer({ keywords: 'linen shirts, mugs' });
    await user.click(drawer.getByRole('button', { name: 'mugs' }));
    expect(field).toHaveValue('mugs');
    await expect.poll(() => request[0]?.request.query).toBe('mugs');
  });

  it('has no keywords where the shop hides them [S2.67]', async () => {
    const { drawer } = await openDrawer({ keywords: 'mugs', settings: { hideTopKeywords: true } });
    expect(drawer.queryByRole('button', { name: 'mugs' })).toBeNull();
  });

  it('goes back to its start when the field is emptied [S4.82]', async () => {
    const { user, drawer, field, answer } = await searchFor('tee');
    answer(result(1));
    await drawer.findByText('1 product(s) found');
    await user.clear(field);
    expect(drawer.getByText('Start searching')).toBeVisible();
  });

  it('is as it was when it is opened again', async () => {
    const { user, drawer, answer } = await searchFor('tee');
    answer(result(1));
    await drawer.findByText('1 product(s) found');
    await user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Search' }));
    const again = within(await screen.findByRole('dialog', { name: 'Search Products' }));
    expect(again.getByRole('searchbox')).toHaveValue('tee');
    expect(again.getByText('1 product(s) found')).toBeVisible();
  });

  it('searches while one types in header 2 [S4.83]', async () => {
    const { user, field } = await openDrawer({ headertemplate: 2 });
    await user.type(field, 'mug');
    await expect.poll(() => request[0]?.request.query).toBe('mug');
  });
});

describe('the search drawer of a designed header', () => {
  it.each([
    [2, 'Found 2 results for "coat"'],
    [0, 'Try adjusting your search terms'],
  ])('says in the words of components what it found: %i [S2.347] [S2.348]', async (count, text) => {
    const design = { settings: {}, metadata: {}, header: [{ type: 'search' }] };
    renderInShop(<SearchDrawer isOpen onClose={() => {}} />, {
      init: { template: 'classic', design },
    });
    await userEvent.type(await screen.findByRole('searchbox'), 'coat{Enter}');
    await expect.poll(() => request.length).toBe(1);
    request[0]?.answer(result(count));
    expect(await screen.findByText(text)).toBeVisible();
  });
});
