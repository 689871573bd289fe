import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { AuthGate, AuthProvider } from '@/components/auth';
import { Notifications } from '@/components/operations/notifications/notifications';
import { DEFAULT_NOTIFICATIONS } from '@/core/model/notifications';
import { ApiError } from '@/services/api-error';
import * as operations from '@/services/operations';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { storeSession } from '../auth/cookies';
import { renderInShop } from '../header/shop-page';

const loadWaiting = standIn(operations, 'loadWaiting');
const load = standIn(operations, 'loadNotifications');
const save = standIn(operations, 'saveNotifications');
const sendTest = standIn(operations, 'sendTestMail');

const SETTINGS = { ...DEFAULT_NOTIFICATIONS, reaches: ['hello@a.example'] };

beforeEach(() => {
  loadWaiting.mockResolvedValue({ orders: 0, cases: 0, reviews: 0, messages: 0 });
  load.mockResolvedValue(SETTINGS);
  sendTest.mockResolvedValue({ status: 0, message: '' });
  storeSession();
});

async function open() {
  renderInShop(
    <AuthProvider>
      <AuthGate>
        <Notifications />
      </AuthGate>
    </AuthProvider>,
    { path: '/design/notifications' },
  );
  await screen.findByText('E-mails go to hello@a.example.');
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the notifications of a shop are saved as they are chosen, and said [S7.1589]', async () => {
  save.mockResolvedValue({ ...SETTINGS, reaches: ['a@b.example', 'c@d.example'] });
  await open();
  choose('New orders', 'daily');
  choose('Send to', 'chosen');
  choose('Other addresses', 'a@b.example\n c@d.example, a@b.example');
  await press('Save');
  expect(save).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      ...{ orders: 'daily', messages: 'at-once', reviews: 'daily', recipients: 'chosen' },
      addresses: ['a@b.example', 'c@d.example'],
    }),
  );
  expect(await screen.findByText('Notifications saved.')).toBeVisible();
  expect(screen.getByText('E-mails go to a@b.example and c@d.example.')).toBeVisible();
});

test('a wrong address is named at its field, which has the focus [S7.1589]', async () => {
  save.mockRejectedValue(new ApiError('status', 'must be an email address', 422, 'addresses.1'));
  await open();
  choose('Send to', 'chosen');
  choose('Other addresses', 'a@b.example\nnobody');
  await press('Save');
  const field = screen.getByLabelText('Other addresses');
  await eventually(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/“nobody” is not an e-mail address/);
});

test('a test e-mail is sent to whoever gets the others [S7.1590]', async () => {
  await open();
  await press('Send a test e-mail');
  expect(sendTest).toHaveBeenCalledOnce();
  expect(await screen.findByText(/test e-mail is on its way to hello@a.example/)).toBeVisible();
});

test('a shop that nobody is told of is warned [S7.1588]', async () => {
  load.mockResolvedValue({ ...SETTINGS, reaches: [] });
  renderInShop(
    <AuthProvider>
      <AuthGate>
        <Notifications />
      </AuthGate>
    </AuthProvider>,
    { path: '/design/notifications' },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody gets these e-mails');
  expect(screen.queryByRole('button', { name: 'Send a test e-mail' })).toBeNull();
});
