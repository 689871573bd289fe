import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { AuthGate, AuthProvider } from '@/components/auth';
import { CaseView } from '@/components/operations/cases/case-view';
import { Messages } from '@/components/operations/inbox/inbox';
import { Notifications } from '@/components/operations/notifications/notifications';
import { Redirects } from '@/components/operations/redirects/redirects';
import { Reviews } from '@/components/operations/reviews/reviews';
import { SizeGuides } from '@/components/operations/size-guides/size-guides';
import * as operations from '@/services/operations';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { clearCookies, storeSession, USER } from '../auth/cookies';
import { renderInShop } from '../header/shop-page';

const waiting = standIn(operations, 'loadWaiting');
const reviews = standIn(operations, 'loadReviews');
const messages = standIn(operations, 'loadMessages');
const redirects = standIn(operations, 'loadRedirects');
const guides = standIn(operations, 'loadSizeGuides');
const notifications = standIn(operations, 'loadNotifications');
const oneCase = standIn(operations, 'loadCase');

const NOON = '2026-03-05T12:00:00.000Z';
const listed = <Entry,>(entry: Entry) => ({ entries: [entry], total: 1, page: 1 });
const PERSON = { id: '1', name: 'Bea', email: 'bea@example.com' };

beforeEach(() => {
  clearCookies();
  waiting.mockResolvedValue({ orders: 0, cases: 0, reviews: 0, messages: 0 });
  reviews.mockResolvedValue(
    listed({
      ...{ id: '1', product: '', slug: '', name: 'Bea', rating: 4, title: 'Fine' },
      ...{ text: 'Fits', photos: [], handedIn: NOON },
    }),
  );
  messages.mockResolvedValue(
    listed({
      ...{ ...PERSON, subject: 'Fine', order_id: '', message: 'Hello' },
      ...{ isDone: false, createdAt: NOON },
    }),
  );
  redirects.mockResolvedValue(listed({ id: '1', path: '/fine', target: '/shop' }));
  guides.mockResolvedValue(
    listed({
      ...{ id: '1', category: 'Fine', brand: '', note: '' },
      measurements: [{ name: 'EU', unit: '', how: '' }],
      sizes: [{ name: 'S', values: ['46'] }],
    }),
  );
  notifications.mockResolvedValue({
    ...{ orders: 'off', messages: 'off', cases: 'off', reviews: 'off', stock: 'off' },
    ...{ payments: 'off', recipients: 'shop', addresses: [], reaches: ['fine@shop.example'] },
  });
  oneCase.mockResolvedValue({
    ...{ ...PERSON, number: 'C-1', order_id: 'O-1', subject: 'Fine', type: 'damaged' },
    ...{ status: 'open', createdAt: NOON, updatedAt: NOON, messages: [] },
  });
});

const show = (role: string, page: ReactElement) => {
  storeSession({ ...USER, role });
  renderInShop(
    <AuthProvider>
      <AuthGate>{page}</AuthGate>
    </AuthProvider>,
    { path: '/design/orders' },
  );
};

const writing = () =>
  screen
    .queryAllByRole('button', { name: /^(Appr|Rej|Mark|Remove|Edit|Save|Send|Close|Import|Start)/ })
    .map(({ textContent }) => textContent);

const PAGES: [string, ReactElement, number][] = [
  ['reviews', <Reviews key="1" />, 2],
  ['messages', <Messages key="1" />, 1],
  ['a dispute', <CaseView key="1" id="1" />, 3],
  ['redirects', <Redirects key="1" />, 3],
  ['size guides', <SizeGuides key="1" />, 5],
  ['notifications', <Notifications key="1" />, 2],
];

test.each(PAGES)(
  'the back office offers to change %s to whoever may alone [S6.1893]',
  async (_, page, count) => {
    show('owner', page);
    await eventually(() => expect(screen.getAllByText(/fine/i).length).toBeGreaterThan(0));
    expect(writing()).toHaveLength(count);
  },
);

test.each(PAGES)(
  'the back office shows %s to whoever may look, without what changes them [S6.1893]',
  async (_, page) => {
    show('viewer', page);
    await eventually(() => expect(screen.getAllByText(/fine/i).length).toBeGreaterThan(0));
    expect(writing()).toEqual([]);
  },
);
