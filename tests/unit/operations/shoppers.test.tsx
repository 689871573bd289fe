import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AuthGate, AuthProvider } from '@/components/auth';
import { Shoppers } from '@/components/operations/shoppers/shoppers';
import * as operations from '@/services/operations';
import { standIn } from '../../support/stand-in';
import { storeSession } from '../auth/cookies';
import { renderInShop } from '../header/shop-page';

const loadWaiting = standIn(operations, 'loadWaiting');
const findShopper = standIn(operations, 'findShopper');
const exportShopper = standIn(operations, 'exportShopper');
const eraseShopper = standIn(operations, 'eraseShopper');

const NOTHING = { orders: 0, cases: 0, photos: 0, messages: 0, restock: 0, mails: 0 };
const COUNTS = { ...NOTHING, orders: 2, mails: 5 };

beforeEach(async () => {
  loadWaiting.mockResolvedValue({ orders: 0, cases: 0, reviews: 0, messages: 0 });
  findShopper.mockResolvedValue({ ...COUNTS, blocked: '' });
  storeSession();
  renderInShop(
    <AuthProvider>
      <AuthGate>
        <Shoppers />
      </AuthGate>
    </AuthProvider>,
    { path: '/design/shoppers' },
  );
  const field = await screen.findByRole('textbox', { name: 'E-mail address' });
  fireEvent.change(field, { target: { value: 'Ada@Mail.example' } });
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('what a shop has of an address is counted, and goes once the admin has read what goes [S2.1818]', async () => {
  eraseShopper.mockResolvedValue(COUNTS);
  press('Find');
  const card = await screen.findByRole('article');
  expect(within(card).getByText('Orders').nextSibling).toHaveTextContent('2');
  expect(within(card).getByText('E-mails').nextSibling).toHaveTextContent('5');
  press('Erase …');
  const dialog = await screen.findByRole('dialog', {
    name: 'Erase what is here of ada@mail.example?',
  });
  expect(dialog).toHaveTextContent(/Orders stay for your books.*without the person/);
  expect(eraseShopper).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Erase for good' }));
  await screen.findByText('All of ada@mail.example is erased.');
  expect(eraseShopper.mock.lastCall?.[0]).toMatchObject({ email: 'ada@mail.example' });
  expect(screen.queryByRole('article')).toBeNull();
});

test('what keeps from erasing is said, and offers no button for it [S2.1818]', async () => {
  findShopper.mockResolvedValue({ ...COUNTS, blocked: 'Still being paid: A-1.' });
  press('Find');
  await screen.findByText('Still being paid: A-1.');
  expect(screen.queryByRole('button', { name: 'Erase …' })).toBeNull();
});

test('all of it is saved as a file; nothing offers nothing [S2.1818]', async () => {
  exportShopper.mockResolvedValue({ file: '{}' });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  press('Find');
  await screen.findByRole('article');
  press('Download all of it');
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  click.mockRestore();

  findShopper.mockResolvedValue({ ...NOTHING, blocked: '' });
  press('Find');
  await screen.findByText('Nothing is here of this address.');
});
