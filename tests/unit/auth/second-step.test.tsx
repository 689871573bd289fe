import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SecondFactor } from '@/services/admins/admin';
import * as admin from '@/services/admins/admin';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { clearCookies, storeSession, USER } from './cookies';
import { BEHIND, renderGate } from './render-auth';

const logIn = standIn(admin, 'logIn');
const logInByCode = standIn(admin, 'logInByCode');
const logInByPasskey = standIn(admin, 'logInByPasskey');

const FACTOR: SecondFactor = { ticket: 't1', kinds: ['totp', 'recovery', 'passkey'], passkey: {} };
const SESSION = { token: 'abc', user: USER };

beforeEach(() => {
  clearCookies();
  logIn.mockResolvedValue(FACTOR);
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearCookies();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function reachSecondStep() {
  renderGate();
  await userEvent.type(await screen.findByLabelText('E-mail'), 'ada@linen.example');
  await userEvent.type(screen.getByLabelText('Password'), 'two words{Enter}');
  return screen.findByLabelText('Code');
}

test('a login that asks for a code takes it in place, and says what is wrong with one [S6.1860]', async () => {
  const code = await reachSecondStep();
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.keyboard('{Enter}');
  expect(code).toHaveAccessibleDescription(/Enter a code\./);

  const clock = 'The code is wrong. The clock of the device may be off.';
  logInByCode.mockRejectedValueOnce(new Error(clock));
  await userEvent.type(code, '123456{Enter}');
  expect(await screen.findByText(clock)).toBe(screen.getByRole('alert'));
  await eventually(() => expect(code).toHaveFocus());

  logInByCode.mockResolvedValueOnce(SESSION);
  await userEvent.keyboard(' 654321 {Enter}');
  expect(await screen.findByText(BEHIND)).toBeVisible();
  expect(logInByCode.mock.lastCall?.[0]).toMatchObject({ ticket: 't1', code: '654321' });
});

test('a recovery code does as well, and the way back leads to the password [S6.1860]', async () => {
  await reachSecondStep();
  await press('Use a recovery code');
  const code = screen.getByLabelText('Recovery code');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('inputmode', 'text');
  await press('Use the authenticator app');
  expect(screen.getByLabelText('Code')).toHaveFocus();
  await press('Back to the password');
  expect(screen.getByLabelText('Password')).toBeVisible();
});

test('a browser with passkeys offers them at both steps, and says where one was refused [S6.1861]', async () => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  await reachSecondStep();
  logInByPasskey.mockRejectedValueOnce(new Error('The passkey was not used.'));
  await press('Use a passkey');
  expect(await screen.findByText('The passkey was not used.')).toBeVisible();
  expect(logInByPasskey.mock.lastCall).toEqual(['linen.example', FACTOR]);

  await press('Back to the password');
  logInByPasskey.mockResolvedValueOnce(SESSION);
  await press('Log in with a passkey');
  expect(await screen.findByText(BEHIND)).toBeVisible();
  expect(logInByPasskey.mock.lastCall).toEqual(['linen.example', undefined]);
});

test('a browser without passkeys is offered none [S6.1861]', async () => {
  renderGate();
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
});

test('a session that has ended is gone on with by the same steps [S6.1860]', async () => {
  storeSession();
  const { auth } = renderGate();
  await screen.findByText(BEHIND);
  fireEvent(window, new Event('focus'));
  auth().sessionExpired();
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in again' }));
  expect(dialog.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await userEvent.type(dialog.getByLabelText('Password'), 'two words{Enter}');
  logInByCode.mockResolvedValueOnce(SESSION);
  await userEvent.type(await dialog.findByLabelText('Code'), '123456{Enter}');
  await eventually(() => expect(auth().isAuthenticated).toBe(true));
});
