import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AuthGate, AuthProvider } from '@/components/auth';
import { Cases } from '@/components/operations/cases/cases';
import { Messages } from '@/components/operations/inbox/inbox';
import { Orders } from '@/components/operations/orders/orders';
import { Payments } from '@/components/operations/payments/payments';
import { Reviews } from '@/components/operations/reviews/reviews';
import type { PaymentOverview } from '@/core/model/operations';
import * as operations from '@/services/operations';
import { standIn } from '../../support/stand-in';
import { storeSession } from '../auth/cookies';
import { TOLD_FAILURES } from '../faults/told-failures';
import { renderInShop } from '../header/shop-page';

const loadWaiting = standIn(operations, 'loadWaiting');

const NOTHING = { entries: [], total: 0, page: 1 };
const UNSET = { isSet: false, end: '' };
const NO_PAYMENTS: PaymentOverview = {
  ...{ source: 'none', takes: [], paymentOrigin: '' },
  stripe: { secretKey: UNSET, publishableKey: '', webhookSecret: UNSET, webhook: '' },
  paypal: {
    ...{ clientId: '', clientSecret: UNSET, webhookId: '' },
    ...{ environment: 'sandbox', webhook: '' },
  },
  airwallex: {
    ...{ clientId: '', apiKey: UNSET, webhookSecret: UNSET },
    ...{ environment: 'demo', webhook: '' },
  },
};

const orders = standIn(operations, 'loadOrders');
const cases = standIn(operations, 'loadCases');
const reviews = standIn(operations, 'loadReviews');
const messages = standIn(operations, 'loadMessages');
const payments = standIn(operations, 'loadPayments');

interface Place {
  name: string;
  page: ReactElement;
  load: typeof orders | typeof cases | typeof reviews | typeof messages | typeof payments;
  /** How it reads once it is there. */
  there: string;
}

const PLACES: readonly Place[] = [
  { name: 'orders', page: <Orders />, load: orders, there: 'No orders yet' },
  { name: 'cases', page: <Cases />, load: cases, there: 'No cases' },
  { name: 'reviews', page: <Reviews />, load: reviews, there: 'No reviews to approve' },
  { name: 'messages', page: <Messages />, load: messages, there: 'No messages' },
  { name: 'payments', page: <Payments />, load: payments, there: 'Stripe' },
];

beforeEach(() => {
  loadWaiting.mockResolvedValue({ orders: 0, cases: 0, reviews: 0, messages: 0 });
  for (const load of [orders, cases, reviews, messages]) load.mockResolvedValue(NOTHING);
  payments.mockResolvedValue(NO_PAYMENTS);
  storeSession();
});

describe.each(PLACES)('the $name of the back office', ({ name, page, load, there }) => {
  it.each(TOLD_FAILURES)(
    'say why where a server %s, and are asked for again on demand [S8.307]',
    async (_, error, words) => {
      load.mockRejectedValueOnce(error);
      renderInShop(
        <AuthProvider>
          <AuthGate>{page}</AuthGate>
        </AuthProvider>,
        { path: `/design/${name}` },
      );
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('This could not be loaded');
      expect(alert).toHaveTextContent(words);
      expect(load).toHaveBeenCalledOnce();
      fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('heading', { name: there })).toBeVisible();
      expect(load).toHaveBeenCalledTimes(2);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByText('Loading...')).toBeNull();
    },
  );
});
