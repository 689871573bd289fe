import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AuthGate, AuthProvider } from '@/components/auth';
import { Office } from '@/components/operations/office/office';
import { OrderView } from '@/components/operations/orders/order-view';
import type { OperatorOrder } from '@/core/model/operations';
import { answeredTotals, totalLine } from '@/core/rules/money/total-lines';
import { ApiError } from '@/services/api-error';
import * as operations from '@/services/operations';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { storeSession, USER } from '../auth/cookies';
import { renderInShop } from '../header/shop-page';

const loadOrder = standIn(operations, 'loadOrder');
const loadWaiting = standIn(operations, 'loadWaiting');
const refundOrder = standIn(operations, 'refundOrder');
const fulfilOrder = standIn(operations, 'fulfilOrder');

const NOON = '2026-03-05T12:00:00.000Z';
const ORDER: OperatorOrder = {
  ...{
    order_id: 'MF-1',
    status: 'paid',
    createdAt: NOON,
    estimatedDelivery: null,
    estimatedShipping: null,
    coupon: '',
  },
  steps: [{ state: 'paid', at: NOON }],
  ...{ carrier: '', trackingNumber: '', trackingUrl: '', items: [], destination: '' },
  ...{ refunds: [], refundDue: 0 },
  currency: 'usd',
  ...answeredTotals([totalLine('goods', 20), totalLine('shipping', 5)]),
  ...{ name: 'Ada', email: 'ada@example.com', phone: '', address: null },
  ...{ company: '', billing: null, deliveryNote: '' },
  payment: {
    ...{ provider: 'stripe', method: 'stripe', sessionId: 'pi_1', paymentId: 'pi_1', problem: '' },
    ...{ paid: 25, refunded: 0, refundDue: 0 },
  },
  actions: ['fulfil', 'refund', 'cancel'],
};
const REFUNDED: OperatorOrder = {
  ...ORDER,
  ...{ status: 'refunded', actions: [], payment: { ...ORDER.payment, refunded: 25 } },
};

beforeEach(() => {
  loadWaiting.mockResolvedValue({ orders: 1, cases: 0, reviews: 0, messages: 120 });
  loadOrder.mockResolvedValue(ORDER);
  storeSession();
});

const show = (timeZone = 'UTC') =>
  renderInShop(
    <AuthProvider>
      <AuthGate>
        <Office page="orders" title="Order MF-1">
          <OrderView number="MF-1" />
        </Office>
      </AuthGate>
    </AuthProvider>,
    { path: '/design/orders?order=MF-1', init: { settings: { timeZone } } },
  );

it('shows company, delivery note, billing address and what was refunded [S2.1304]', async () => {
  const address = {
    ...{ line1: '1 Mill Lane', line2: '', city: 'Portland', region: 'OR' },
    ...{ postalCode: '97201', country: 'US' },
  };
  loadOrder.mockResolvedValue({
    ...{ ...ORDER, address, company: 'Finch & Sons', deliveryNote: 'Ring twice\n<i>Mind it</i>' },
    billing: { ...address, name: 'Charles Babbage', company: 'Engines', city: 'Salem' },
    refunds: [{ amount: 5, at: NOON }],
  });
  show();
  for (const text of [
    ...['Finch & Sons', 'Ring twice', '<i>Mind it</i>', 'Portland, OR 97201', 'Charles Babbage'],
    ...['Engines', 'Salem, OR 97201', 'Refunded on March 5, 2026', '-$5.00', '$20.00'],
  ]) {
    expect((await screen.findAllByText(text))[0]).toBeVisible();
  }
});

it('offers nothing that the role may not do [S6.1755]', async () => {
  storeSession({ ...USER, role: 'viewer' });
  show();
  await screen.findByText('Ada');
  for (const name of [/Mark as sent/, /Refund/, /Cancel/]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

it('tells what happened in the two hours that a change of the clock makes one, in order [S9.1304]', async () => {
  const placed = '2026-11-01T05:30:00.000Z';
  const paid = '2026-11-01T06:10:00.000Z';
  const refunds = [{ amount: 5, at: '2026-11-01T06:30:00.000Z' }];
  const steps = [
    { state: 'created' as const, at: placed },
    { state: 'paid' as const, at: paid },
  ];
  loadOrder.mockResolvedValue({ ...ORDER, createdAt: placed, steps, refunds });
  show('America/New_York');
  const history = within(await screen.findByRole('region', { name: 'Order history' }));
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PlacedNov 1, 2026, 1:30 AM EDT',
    'PaidNov 1, 2026, 1:10 AM EST',
  ]);
  expect(screen.getByText('Refunded on November 1, 2026')).toBeVisible();
});

it('a refund that is clicked twice is sent once, with how the order was seen [S2.624]', async () => {
  let answer: (order: OperatorOrder) => void = () => undefined;
  const refund = refundOrder.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Refund …' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund order MF-1?' });
  const button = within(dialog).getByRole('button', { name: 'Refund $25.00' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(refund).toHaveBeenCalledExactlyOnceWith({
    ...{ domain: 'linen.example', order_id: 'MF-1', amount: 25 },
    seen: { state: 'paid', refunded: 0, refundDue: 0 },
  });
  answer(REFUNDED);
  await eventually(() => screen.getByText('$25.00 refunded.'));
  screen.getByText('All done');
});

it('what the server refuses stands beside its field, and what was typed stays [S2.623]', async () => {
  const refused = new ApiError('status', 'Enter the number of the parcel.', 422, 'trackingNumber');
  fulfilOrder.mockRejectedValue(refused);
  show();
  const carrier = await screen.findByLabelText('Carrier');
  fireEvent.change(carrier, { target: { value: 'DHL' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mark as sent' }));
  const number = screen.getByLabelText('Tracking number');
  await eventually(() => expect(number).toHaveAccessibleDescription(refused.message));
  await eventually(() => expect(number).toHaveFocus());
  expect(carrier).toHaveValue('DHL');
});

it('an order that came to nothing is shown line by line, and cancelled without money to give back [S9.916] [S7.914]', async () => {
  const totals = [
    totalLine('goods', 1_250),
    totalLine('discount', -1_250),
    totalLine('shipping', 0),
  ];
  const payment = { ...ORDER.payment, provider: 'none', method: '', paid: 0 };
  const free = { ...answeredTotals(totals), coupon: 'ALL', payment };
  loadOrder.mockResolvedValue({ ...ORDER, ...free, actions: ['fulfil', 'cancel'] });
  show();
  const bought = await screen.findByRole('region', { name: 'Items' });
  expect(bought).toHaveTextContent(
    'Subtotal$1,250.00Discount (ALL)-$1,250.00ShippingFreeTotal$0.00',
  );
  expect(screen.getByText('No payment needed')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel order …' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel order MF-1?' });
  expect(dialog).toHaveTextContent(/The items return to stock\./);
  expect(dialog).not.toHaveTextContent(/is refunded to the shopper|Nothing has been paid/);
});

it('a line tells its choices and the SKU of its row [S3.944]', async () => {
  const Size = { label: 'M', value: 'M', priceAdjustment: 0 };
  const tee = { name: 'Tee', quantity: 2, price: 10, image: '', slug: '', variants: { Size } };
  loadOrder.mockResolvedValue({ ...ORDER, items: [{ ...tee, sku: 'TE-M' }] });
  show();
  const bought = await screen.findByRole('region', { name: 'Items' });
  expect(within(bought).getByRole('listitem')).toHaveTextContent('TeeSize: MSKU TE-M2 × $10.00');
});

it('what cannot be loaded is told, and tried again; large numbers are cut [S8.307] [S2.620]', async () => {
  loadOrder.mockRejectedValueOnce(new ApiError('status', 'There is no such order.', 404));
  show();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('There is no such order.');
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByText('Items');
  await eventually(() => screen.getByRole('link', { name: /99\+/ }));
});

it('an older answer that comes after what was done does not take it back [S2.623]', async () => {
  fulfilOrder.mockRejectedValueOnce(new ApiError('status', 'The order has changed.', 409));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as sent' }));
  let answer: (order: OperatorOrder) => void = () => undefined;
  loadOrder.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Show current version' }));
  fulfilOrder.mockResolvedValueOnce({ ...ORDER, status: 'delivered', actions: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Mark as sent' }));
  await screen.findByText('All done');
  await act(async () => answer(ORDER));
  expect(screen.getByText('All done')).toBeVisible();
});
