import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AuthGate, AuthProvider } from '@/components/auth';
import { Orders } from '@/components/operations/orders/orders';
import type { OrderSummary } from '@/core/model/operations';
import * as operations from '@/services/operations';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { storeSession } from '../auth/cookies';
import { inShop } from '../header/shop-page';

const loadWaiting = standIn(operations, 'loadWaiting');
const loadOrders = standIn(operations, 'loadOrders');

const ORDER: OrderSummary = {
  ...{ order_id: 'MF-1', name: 'Ada', email: 'ada@example.com', currency: 'usd' },
  ...{ placedAt: '2026-03-05T12:00:00.000Z', status: 'paid', total: 20, pieces: 1 },
  ...{ refundDue: 0, hasProblem: false },
};
const NOTHING = { entries: [], total: 0, page: 1 };

beforeEach(() => {
  loadWaiting.mockResolvedValue({ orders: 3, cases: 0, reviews: 0, messages: 0 });
  loadOrders.mockResolvedValue(NOTHING);
  storeSession();
});

function show(query: Record<string, string> = {}) {
  const page = (
    <AuthProvider>
      <AuthGate>
        <Orders />
      </AuthGate>
    </AuthProvider>
  );
  const { element, router } = inShop(page, {
    path: `/design/orders?${new URLSearchParams(query)}`,
  });
  Object.assign(router, { query });
  render(element);
  return { router };
}

test('the list of orders begins with placed ones, and says how many there are [S2.1595]', async () => {
  loadOrders.mockResolvedValue({ entries: [ORDER], total: 1204, page: 1 });
  show();
  expect(await screen.findByText('1,204 orders')).toBeVisible();
  expect(loadOrders).toHaveBeenLastCalledWith(expect.objectContaining({ filter: 'placed' }));
  expect(screen.getByLabelText('Show')).toHaveValue('placed');
});

test.each([
  [{}, 'No orders yet', 'See unpaid orders', '/design/orders?filter=unpaid'],
  [{ q: 'MF-9' }, 'No such order', 'Search all orders', '/design/orders?q=MF-9&filter=all'],
  [{ filter: 'refunded' }, 'No such order', 'See all orders', '/design/orders?filter=all'],
])(
  'an empty list of %j leads to where there may be some [S2.1595]',
  async (query, title, way, to) => {
    show(query);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', to);
  },
);

test('a filter stands in the address, but for that of placed orders [S2.1595]', async () => {
  const { router } = show({ filter: 'unpaid' });
  expect(await screen.findByText('No unpaid orders')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'all' } });
  expect(router.push).toHaveBeenLastCalledWith('/design/orders?filter=all', undefined, {
    shallow: true,
  });
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'placed' } });
  expect(router.push).toHaveBeenLastCalledWith('/design/orders', undefined, { shallow: true });
});

test('counts beside the links are fresh when the window is returned to [S2.1593]', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  show();
  const orders = within(await screen.findByRole('navigation')).getByRole('link', {
    name: /Orders/,
  });
  await eventually(() => expect(orders).toHaveTextContent('Orders3 to send'));
  loadWaiting.mockResolvedValue({ orders: 4, cases: 0, reviews: 0, messages: 0 });
  const before = loadWaiting.mock.calls.length;
  now.mockReturnValue(5_000);
  act(() => void fireEvent(window, new Event('focus')));
  act(() => void fireEvent(document, new Event('visibilitychange')));
  await eventually(() => expect(orders).toHaveTextContent('Orders4 to send'));
  expect(loadWaiting.mock.calls.length - before).toBe(1);
  now.mockRestore();
});
