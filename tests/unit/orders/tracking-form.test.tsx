import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrderTrackingView } from '@/components/orders';
import type { OrderStatus } from '@/core/model/order';
import { pageTrail } from '@/core/rules/address/trail';
import { answeredTotals, totalLine } from '@/core/rules/money/total-lines';
import { ApiError } from '@/services/api-error';
import * as orders from '@/services/orders';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { renderInShop } from '../header/shop-page';

const tracked = standIn(orders, 'trackOrder');

const NOON = 'T12:00:00.000Z';
const ORDER: OrderStatus = {
  order_id: 'MF-1',
  status: 'fulfilled',
  createdAt: `2026-03-05${NOON}`,
  steps: [
    { state: 'created', at: `2026-03-05${NOON}` },
    { state: 'paid', at: `2026-03-05${NOON}` },
    { state: 'fulfilled', at: `2026-03-09${NOON}` },
  ],
  estimatedShipping: null,
  estimatedDelivery: { from: '2026-03-11', to: '2026-03-13' },
  carrier: 'Parcelway',
  trackingNumber: 'PW1',
  trackingUrl: 'https://parcelway.example/PW1',
  items: [
    {
      name: 'Harbor Hoodie',
      quantity: 3,
      price: 33.1,
      image: '',
      slug: 'harbor-hoodie',
      variants: { Size: { label: 'XL', value: 'xl', priceAdjustment: 2 } },
    },
    { name: 'Sold no more', quantity: 1, price: 5, image: '', slug: '', variants: {} },
  ],
  currency: 'usd',
  ...answeredTotals([
    totalLine('goods', 104.3),
    totalLine('discount', -10),
    totalLine('shipping', 4.99),
  ]),
  destination: 'Portland, OR 972…, US',
  ...{ refunds: [], refundDue: 0 },
};

const TRAIL = pageTrail('Order Tracking', '/order-tracking');

function show({ path = '/order-tracking', orderId = '', hasDisputes = false } = {}) {
  renderInShop(
    <OrderTrackingView
      title="Order Tracking"
      trail={TRAIL}
      orderId={orderId}
      takesCases={hasDisputes}
    />,
    { path },
  );
}

function fillIn(orderId: string) {
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill('Order number', orderId);
  fill('E-mail', 'ada@example.com');
  fireEvent.click(screen.getByRole('button', { name: 'Track order' }));
}

function track(orderId = 'MF-1') {
  show({ orderId });
  fillIn(orderId);
}

describe('what was refunded [S2.1300]', () => {
  const rowsOf = () =>
    [...document.querySelectorAll('[data-kind="refund"], [data-kind="after-refunds"]')].map(
      (row) => row.textContent,
    );

  it('stands below the total with amount and day, and what is on its way and left', async () => {
    const refunds = [
      { amount: 10, at: `2026-03-12${NOON}` },
      { amount: 4.29, at: `2026-03-20${NOON}` },
    ];
    tracked.mockResolvedValueOnce({ ...ORDER, refunds, refundDue: 5 });
    track();
    await screen.findByRole('heading', { name: 'Shipped' });
    expect(rowsOf()).toEqual([
      'Refunded on March 12, 2026-$10.00',
      'Refunded on March 20, 2026-$4.29',
      'Refund on its way-$5.00',
      'Total after refunds$80.00',
    ]);
  });

  it('names no rest of an order that is over, and nothing where nothing went back', async () => {
    const refunds = [{ amount: 99.29, at: `2026-03-12${NOON}` }];
    tracked.mockResolvedValueOnce({ ...ORDER, status: 'refunded', refunds });
    track();
    await screen.findByRole('heading', { name: 'Refunded' });
    expect(rowsOf()).toEqual(['Refunded on March 12, 2026-$99.29']);
    tracked.mockResolvedValueOnce(ORDER);
    fillIn('MF-1');
    await screen.findByRole('heading', { name: 'Shipped' });
    expect(rowsOf()).toEqual([]);
  });
});

it('an order that its link opens is shown with e-mail, addresses and delivery note [S2.1303]', async () => {
  const address = {
    ...{ line1: '12 Harbor Street', line2: '', city: 'Portland', region: 'OR' },
    ...{ postalCode: '97201', country: 'US' },
  };
  const billing = { ...address, name: 'Charles Babbage', company: '', city: 'Salem' };
  const contact = {
    ...{ email: 'ada@example.com', name: 'Ada Finch', company: 'Finch & Sons', note: 'Ring twice' },
    ...{ address, billing },
  };
  tracked.mockResolvedValueOnce({ ...ORDER, contact });
  show({ path: '/order-tracking?access=link' });
  await screen.findByRole('heading', { name: 'Shipped' });
  const valuesOf = (term: string) =>
    [...(screen.getByText(term).parentElement?.querySelectorAll('dd') ?? [])].map(
      ({ textContent }) => textContent,
    );
  expect(valuesOf('Delivery address')).toEqual([
    ...['Ada Finch', 'Finch & Sons', '12 Harbor Street', 'Portland, OR 97201', 'United States'],
  ]);
  expect(valuesOf('Billing address')[0]).toBe('Charles Babbage');
  expect(valuesOf('Delivery note')).toEqual(['Ring twice']);
  expect(screen.queryByText(/972…/)).toBeNull();
});

describe('order tracking', () => {
  it('shows where an order is, when it comes and what is in it [S2.115]', async () => {
    tracked.mockResolvedValueOnce(ORDER);
    track();
    const heading = await screen.findByRole('heading', { name: 'Shipped' });
    await eventually(() => expect(heading).toHaveFocus());
    expect(tracked).toHaveBeenCalledWith({ order_id: 'MF-1', email: 'ada@example.com' });
    const result = within(screen.getByRole('region', { name: 'Shipped' }));
    expect(result.getByText('Wed, March 11 – Fri, March 13')).toBeVisible();
    expect(result.getByText('Parcelway, PW1')).toBeVisible();
    expect(result.getByRole('link', { name: /Follow the parcel/ })).toHaveAttribute(
      'href',
      'https://parcelway.example/PW1',
    );
    expect(result.getByRole('link', { name: 'Harbor Hoodie' })).toHaveAttribute(
      'href',
      '/product/harbor-hoodie',
    );
    expect(result.queryByRole('link', { name: 'Sold no more' })).toBeNull();
    expect(result.getByText('Size: XL (+$2.00)')).toBeVisible();
    for (const amount of ['$99.30', '-$10.00', '$4.99', '$99.29']) {
      expect(result.getByText(amount)).toBeVisible();
    }
  });

  it('shows its way as a list, what is still to come included [S2.116]', async () => {
    tracked.mockResolvedValueOnce(ORDER);
    track();
    const steps = within(await screen.findByRole('list', { name: 'Progress' }));
    const said = steps.getAllByRole('listitem').map((step) => step.textContent);
    expect(
      said.map((text) => /^(Placed|Paid|In production|Shipped|Delivered)/.exec(text ?? '')?.[0]),
    ).toEqual(['Placed', 'Paid', 'Shipped', 'Delivered']);
    expect(said[2]).toContain('March 9, 2026');
    expect(said[3]).toContain('still to come');
    expect(steps.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
  });

  it('says in one message that number and e-mail do not fit, and keeps them [S5.43]', async () => {
    const text = 'We could not find an order with this number and e-mail address.';
    tracked.mockRejectedValueOnce(new ApiError('status', text, 404));
    track('MF-9');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Order number')).toHaveValue('MF-9');
  });

  it('says when to try again to whoever guesses too often', async () => {
    const text = 'Too many attempts. Please try again in 40 seconds.';
    tracked.mockRejectedValueOnce(new ApiError('status', text, 429));
    track('MF-9');
    expect(await screen.findByText(text)).toHaveRole('alert');
  });

  it('opens by a link without typing, and leads on to disputes where the shop has them [S2.605]', async () => {
    tracked.mockResolvedValueOnce(ORDER);
    show({ path: '/order-tracking?access=signed', hasDisputes: true });
    await screen.findByRole('heading', { name: 'Shipped' });
    expect(tracked).toHaveBeenCalledWith({ access: 'signed' });
    expect(screen.getByRole('link', { name: /Tell us/ })).toHaveAttribute(
      'href',
      '/case-access?access=signed',
    );
    tracked.mockResolvedValueOnce({ ...ORDER, order_id: 'MF-2' });
    fillIn('MF-2');
    await screen.findByText(/^Order MF-2/);
    expect(screen.getByRole('link', { name: /Tell us/ })).toHaveAttribute(
      'href',
      '/case-access?order_id=MF-2',
    );
  });

  it('says of a link that opens nothing any more what to do instead [S2.605]', async () => {
    tracked.mockRejectedValueOnce(new ApiError('status', 'No such order.', 404));
    show({ path: '/order-tracking?access=old' });
    expect(await screen.findByText(/This link does not open an order any more/)).toHaveRole(
      'alert',
    );
    tracked.mockResolvedValueOnce(ORDER);
    fillIn('MF-1');
    await screen.findByRole('heading', { name: 'Shipped' });
    expect(screen.queryByRole('link', { name: /Tell us/ })).toBeNull();
  });

  it('asks for both before it calls anybody [S5.43]', () => {
    track('');
    expect(screen.getByLabelText('Order number')).toHaveAccessibleDescription(
      'Enter your order number.',
    );
    expect(tracked).not.toHaveBeenCalled();
  });
});
