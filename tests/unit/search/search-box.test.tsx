import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Header } from '@/components/header';
import { renderInShop } from '../header/shop-page';
import { result, stubBackend } from './stub-backend';

const request = stubBackend();
beforeEach(() => {
  request.length = 0;
});

/** Header 2 with its box in use: what the box does has been fetched. */
async function openBox(path = '/?ref=mail') {
  const user = userEvent.setup();
  const { router } = renderInShop(<Header />, {
    init: { template: 'jersey', headertemplate: 2 },
    path,
  });
  const field = screen.getByRole('combobox', { name: 'Search Products' });
  const box = field.closest('search');
  if (!box) throw new Error('no search around the field');
  await user.click(field);
  await expect.poll(() => within(box).queryByRole('status', { hidden: true })).not.toBeNull();
  return { user, field, box: within(box), router };
}

async function findSome(count = 3) {
  const opened = await openBox();
  await opened.user.type(opened.field, 'home{Enter}');
  await expect.poll(() => request.length).toBe(1);
  request[0]?.answer(result(count));
  const list = await opened.box.findByRole('listbox');
  return { ...opened, options: within(list).getAllByRole('option') };
}

describe('the search box of header 2', () => {
  it('is a form that leads to the listing before anything else', () => {
    renderInShop(<Header />, { init: { headertemplate: 2 } });
    const field = screen.getByRole('combobox', { name: 'Search Products' });
    expect(field).toHaveAttribute('name', 'q');
    expect(field.closest('form')).toHaveAttribute('action', '/shop');
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('searches by itself once typing rests [S4.83]', async () => {
    const { user, field } = await openBox();
    await user.type(field, 'home');
    await expect.poll(() => request[0]?.request).toMatchObject({ query: 'home', limit: 5 });
  });

  it('shows five results at most [S2.65] [S9.56]', async () => {
    const { options, box, field } = await findSome(9);
    expect(options).toHaveLength(5);
    expect(box.getByText('9 product(s) found')).toBeVisible();
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true');
    expect(field).toHaveAttribute('aria-controls', box.getByRole('listbox').id);
    expect(box.getByRole('link', { name: 'See all 9 results' })).toHaveAttribute(
      'href',
      '/shop?q=home&ref=mail',
    );
  });

  it('chooses by the arrows, the focus staying in the field, and opens by Enter [S4.87]', async () => {
    const { user, options, field } = await findSome(2);
    const chosen = () => field.getAttribute('aria-activedescendant');
    const [first, second] = options;
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe(first?.id);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe(second?.id);
    expect(second).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBe(second?.id);
    expect(field).toHaveFocus();

    const opened = vi.fn((event: Event) => event.preventDefault());
    second?.addEventListener('click', opened);
    await user.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledOnce();
    expect(second).toHaveAttribute('href', '/product/harbor-1?ref=mail');
    expect(request).toHaveLength(1);
  });

  it('closes by Escape and keeps what is typed; an arrow opens it again [S4.87]', async () => {
    const { user, box, field } = await findSome();
    await user.keyboard('{Escape}');
    expect(box.queryByRole('listbox')).toBeNull();
    expect(field).toHaveValue('home');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(box.getByRole('listbox')).toBeVisible();
  });

  it('closes by a click outside, not by one inside [S4.84]', async () => {
    const { user, box, field } = await findSome();
    await user.click(box.getByText('3 product(s) found'));
    expect(box.getByRole('listbox')).toBeVisible();
    await user.click(document.body);
    expect(box.queryByRole('listbox')).toBeNull();
    await user.click(field);
    expect(box.getByRole('listbox')).toBeVisible();
    await user.tab({ shift: true });
    expect(box.queryByRole('listbox')).toBeNull();
  });

  it('leads to all results by Enter on a query that is answered', async () => {
    const { user, router } = await findSome();
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/shop?q=home&ref=mail');
    expect(request).toHaveLength(1);
  });

  it('says what went wrong, and that nothing was found [S2.57] [S2.58]', async () => {
    const { user, box, field } = await openBox();
    await user.type(field, 'x{Enter}');
    await expect.poll(() => request.length).toBe(1);
    request[0]?.breakOff();
    expect(await box.findByText('Search Error')).toBeVisible();
    expect(box.getByText('An error occurred during search')).toBeVisible();
    await user.click(box.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => request.length).toBe(2);
    request[1]?.answer(result(0));
    expect(await box.findByText('No products found')).toBeVisible();
  });

  it('searches for what was typed before it was ready', async () => {
    const user = userEvent.setup();
    renderInShop(<Header />, { init: { template: 'jersey', headertemplate: 2 } });
    const field = screen.getByRole('combobox', { name: 'Search Products' });
    if (field instanceof HTMLInputElement) field.value = 'early';
    await user.click(field);
    await expect.poll(() => request[0]?.request.query).toBe('early');
    expect(field).toHaveValue('early');
  });
});
