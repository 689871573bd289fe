import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AuthProvider, Join, Reset } from '@/components/auth';
import * as account from '@/services/admins/account';
import * as admin from '@/services/admins/admin';
import { ApiError } from '@/services/api-error';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { renderInShop } from '../header/shop-page';
import { clearCookies, USER } from './cookies';

const requestReset = standIn(account, 'requestReset');
const readLink = standIn(account, 'readLink');
const finishReset = standIn(account, 'finishReset');
const join = standIn(account, 'join');
const logIn = standIn(admin, 'logIn');

const OK = { status: 0, message: '' };
const RESET = {
  kind: 'reset',
  email: 'ada@linen.example',
  shop: 'Linen & Co',
  role: '',
  needsFactor: false,
} as const;
const INVITE = { ...RESET, kind: 'invite', role: 'editor' } as const;
const OVER = new ApiError('status', 'This link is used up.', 404);

beforeEach(clearCookies);
afterEach(() => window.history.replaceState(null, '', '/'));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const title = (name: string) => screen.findByRole('heading', { name });

function open(page: 'reset' | 'join', token = '') {
  window.history.replaceState(null, '', `/design/${page}${token && `#${token}`}`);
  const Page = page === 'reset' ? Reset : Join;
  const part = (
    <AuthProvider>
      <Page />
    </AuthProvider>
  );
  return renderInShop(part, { init: { domain: 'linen.example', name: 'Linen & Co' } });
}

describe('a forgotten password', () => {
  test('is helped by a link, whoever asks for one [S6.1862]', async () => {
    requestReset.mockResolvedValue(OK);
    open('reset');
    await title('Forgot your password?');
    await press('Send the link');
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/Enter your e-mail/);
    await userEvent.type(screen.getByLabelText('E-mail'), 'eve@nobody.example{Enter}');
    const sent = await title('Check your e-mail');
    await eventually(() => expect(sent).toHaveFocus());
    expect(screen.getByText(/If eve@nobody.example is in the team/)).toBeVisible();
    expect(readLink).not.toHaveBeenCalled();
  });

  test('is replaced by a link, whose token leaves the address at once [S6.1862]', async () => {
    readLink.mockResolvedValue({ ...RESET, hasAccount: true });
    open('reset', 'secret');
    await title('Set a new password');
    expect(window.location.hash).toBe('');
    const field = screen.getByLabelText('New password');
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    const tooShort = new ApiError('status', 'must have 10 characters or more', 422, 'password');
    finishReset.mockRejectedValueOnce(tooShort);
    await userEvent.type(field, ' short {Enter}');
    await eventually(() => expect(field).toHaveAccessibleDescription(/must have 10 characters/));
    expect(field).toHaveFocus();
    expect(finishReset.mock.lastCall?.[0]).toMatchObject({ token: 'secret', password: ' short ' });
    finishReset.mockResolvedValueOnce(OK);
    await press('Set password');
    await title('Your password is changed');
    expect(screen.getByRole('link', { name: 'Go to the login' })).toBeVisible();
  });

  test('that somebody chooses as their first lets them in at once [S6.1922]', async () => {
    readLink.mockResolvedValue({ ...RESET, hasAccount: false });
    finishReset.mockResolvedValue(OK);
    logIn.mockResolvedValue({ token: 'abc', user: USER });
    const { router } = open('reset', 'secret');
    await title('Choose your password');
    await userEvent.type(screen.getByLabelText('New password'), 'a b c d e f g{Enter}');
    await eventually(() => expect(router.push).toHaveBeenCalledWith('/design'));
    expect(logIn.mock.lastCall?.[0]).toMatchObject({
      email: RESET.email,
      password: 'a b c d e f g',
    });
  });

  test.each([
    ['before it is opened', () => readLink.mockRejectedValue(OVER)],
    ['for something else', () => readLink.mockResolvedValue({ ...INVITE, hasAccount: false })],
  ])(
    'is told of a link that is used up %s, and of the way to another [S6.1862]',
    async (_, answer) => {
      answer();
      open('reset', 'old');
      await title('This link is used up or has expired');
      await press('Ask for another link');
      expect(await title('Forgot your password?')).toBeVisible();
    },
  );

  test('is told of a link that was used meanwhile, and of one that cannot be checked [S6.1862]', async () => {
    readLink.mockRejectedValueOnce(new ApiError('network', ''));
    open('reset', 'secret');
    await title('This link could not be checked');
    readLink.mockResolvedValue({ ...RESET, hasAccount: true });
    await press('Try again');
    await title('Set a new password');
    finishReset.mockRejectedValue(OVER);
    await userEvent.type(screen.getByLabelText('New password'), 'a b c d e f g{Enter}');
    expect(await title('This link is used up or has expired')).toBeVisible();
  });
});

describe('an invitation', () => {
  test('says who invites whom as what, and leads into the office [S6.1863]', async () => {
    readLink.mockResolvedValue({ ...INVITE, hasAccount: false });
    join.mockResolvedValue(OK);
    logIn.mockResolvedValue({ token: 'abc', user: USER });
    const { router } = open('join', 'secret');
    await title('Join Linen & Co');
    expect(window.location.hash).toBe('');
    expect(screen.getByText(/invites ada@linen.example to its team as Editor/)).toBeVisible();
    await userEvent.type(screen.getByLabelText(/Your name/), 'Ada');
    await userEvent.type(screen.getByLabelText('New password'), 'a b c d e f g{Enter}');
    await eventually(() => expect(router.push).toHaveBeenCalledWith('/design/account'));
    expect(join.mock.lastCall?.[0]).toMatchObject({ password: 'a b c d e f g', name: 'Ada' });
    expect(logIn.mock.lastCall?.[0].email).toBe('ada@linen.example');
  });

  test('says that a second step comes next where everybody needs one [S6.1941]', async () => {
    readLink.mockResolvedValue({ ...INVITE, hasAccount: false, needsFactor: true });
    open('join', 'secret');
    expect(await screen.findByText(/Everyone on this team needs a second step/)).toBeVisible();
  });

  test('asks whoever has an account for its password [S6.1863]', async () => {
    readLink.mockResolvedValue({ ...INVITE, hasAccount: true });
    join.mockRejectedValue(new ApiError('status', 'The password is wrong.', 401));
    open('join', 'secret');
    const field = await screen.findByLabelText('Password');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.queryByLabelText(/Your name/)).toBeNull();
    await userEvent.type(field, 'not it{Enter}');
    expect(await screen.findByText('The password is wrong.')).toBeVisible();
    await eventually(() => expect(field).toHaveFocus());
    expect(logIn).not.toHaveBeenCalled();
  });

  test('that is used up sends back to whoever invited [S6.1863]', async () => {
    readLink.mockRejectedValue(OVER);
    open('join', 'old');
    await title('This link is used up or has expired');
    expect(screen.getByText(/Ask whoever invited you/)).toBeVisible();
  });
});
