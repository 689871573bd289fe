// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type * as cart from '@/components/cart';
import { Header } from '@/components/header';
import { cartOpened, selectIsCartOpen } from '@/store/slices/shop';
import { eventually } from '../../support/eventually';
import { renderInShop } from './shop-page';

const load = vi.hoisted(() => vi.fn());
vi.mock('@/components/cart', async (original) => ({
  ...(await original<typeof cart>()),
  loadCartDrawer: load,
}));

it('the cart drawer whose code does not come is closed, so that it can be opened again [S4.35]', async () => {
  load.mockRejectedValue(new Error('away'));
  const { store } = renderInShop(<Header />);
  store.dispatch(cartOpened());
  await eventually(() => expect(selectIsCartOpen(store.getState())).toBe(false));
  load.mockResolvedValue(() => <p>The drawer</p>);
  store.dispatch(cartOpened());
  expect(await screen.findByText('The drawer')).toBeVisible();
});
