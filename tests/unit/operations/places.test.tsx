import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AuthProvider } from '@/components/auth';
import { Office } from '@/components/operations/office/office';
import * as operations from '@/services/operations';
import { standIn } from '../../support/stand-in';
import { clearCookies, storeSession, USER } from '../auth/cookies';
import { renderInShop } from '../header/shop-page';

const waiting = standIn(operations, 'loadWaiting');

beforeEach(() => {
  clearCookies();
  waiting.mockResolvedValue({ orders: 0, cases: 0, reviews: 0, messages: 0 });
});

test.each([
  ['owner', 12, 'Payments', true],
  ['staff', 5, 'Orders', false],
  ['editor', 3, 'Redirects', true],
])('the back office leads %s to what the role may see [S6.1755]', (role, count, place, designs) => {
  storeSession({ ...USER, role });
  const office = (
    <AuthProvider>
      <Office page="embed" title="Embed">
        {null}
      </Office>
    </AuthProvider>
  );
  renderInShop(office, { init: { domain: 'linen.example', name: 'Linen & Co' } });
  const places = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(places).toHaveLength(count);
  expect(places.some(({ textContent }) => textContent?.startsWith(place))).toBe(true);
  expect(screen.queryByRole('link', { name: 'Design' }) !== null).toBe(designs);
  expect(screen.getByRole('link', { name: 'Account' })).toBeVisible();
});
