import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AuthGate, AuthProvider } from '@/components/auth';
import { OfficeLink } from '@/components/editor/pages/menu/office-link';
import * as operations from '@/services/operations';
import { standIn } from '../../../support/stand-in';
import { storeSession } from '../../auth/cookies';
import { renderInShop } from '../../header/shop-page';

const loadWaiting = standIn(operations, 'loadWaiting');

beforeEach(() => storeSession());

const show = () =>
  renderInShop(
    <AuthProvider>
      <AuthGate>
        <OfficeLink />
      </AuthGate>
    </AuthProvider>,
    { path: '/design' },
  );

test('says how much waits in the back office, by kinds for screen readers [S2.1594]', async () => {
  loadWaiting.mockResolvedValue({ orders: 3, cases: 0, reviews: 1, messages: 120 });
  show();
  const link = await screen.findByRole('link', {
    name: 'Orders and messages: 3 orders to send, 1 review to approve, 120 messages to answer',
  });
  expect(link).toHaveTextContent('99+');
});

test('is a plain link where nothing waits [S2.1594]', async () => {
  loadWaiting.mockResolvedValue({ orders: 0, cases: 0, reviews: 0, messages: 0 });
  show();
  expect(await screen.findByRole('link', { name: 'Orders and messages' })).toBeVisible();
});
