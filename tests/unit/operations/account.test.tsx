import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Account } from '@/components/operations/account/account';
import * as account from '@/services/admins/account';
import * as admin from '@/services/admins/admin';
import { ApiError } from '@/services/api-error';
import * as operations from '@/services/operations';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { renderOffice } from './render-office';

const loadWaiting = standIn(operations, 'loadWaiting');
const load = standIn(account, 'loadAccount');
const changePassword = standIn(account, 'changePassword');
const beginTotp = standIn(account, 'beginTotp');
const finishTotp = standIn(account, 'finishTotp');
const removeTotp = standIn(account, 'removeTotp');
const renewRecovery = standIn(account, 'renewRecovery');
const addPasskey = standIn(account, 'addPasskey');
const removePasskey = standIn(account, 'removePasskey');
const endSession = standIn(account, 'endSession');
const endOtherSessions = standIn(account, 'endOtherSessions');
const leaveTeam = standIn(account, 'leaveTeam');
const logOut = standIn(admin, 'logOut');

const OK = { status: 0, message: '' };
const AT = '2026-11-30T12:00:00.000Z';
const SESSION = { network: '192.0.2.0/24', createdAt: AT, seenAt: AT, expiresAt: AT };
const ADA = {
  ...{ email: 'ada@linen.example', name: 'Ada', role: 'owner', hasTotp: false, recoveryLeft: 0 },
  lacksFactor: false,
  passkeys: [],
  sessions: [
    { ...SESSION, id: 's1', device: 'Firefox on Linux', isThis: true },
    { ...SESSION, id: 's2', device: 'Safari on iPhone', isThis: false },
  ],
};
const PROTECTED = {
  ...{ ...ADA, hasTotp: true, recoveryLeft: 8 },
  passkeys: [{ id: 'k1', name: 'Laptop', createdAt: AT, usedAt: null }],
};
const SETUP = {
  secret: 'ABCDEFGH2345',
  uri: 'otpauth://totp/Linen?secret=ABCDEFGH2345',
  ticket: 't',
};

beforeEach(() => {
  loadWaiting.mockResolvedValue({ orders: 0, cases: 0, reviews: 0, messages: 0 });
  load.mockResolvedValue(ADA);
  vi.stubGlobal('PublicKeyCredential', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const part = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function open(shown: object = ADA) {
  load.mockResolvedValue({ ...ADA, ...shown });
  renderOffice(<Account />);
  await screen.findByRole('region', { name: 'Password' });
}

test('the account says whose it is, and leads there from every page [S6.1864]', async () => {
  await open();
  expect(part('Profile').getByText('ada@linen.example')).toBeVisible();
  expect(part('Profile').getByText('Owner')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
});

describe('the own password', () => {
  test('is changed as it is typed, and the field is empty again [S6.1864]', async () => {
    await open();
    const field = screen.getByLabelText('New password');
    changePassword.mockRejectedValueOnce(new ApiError('status', 'is too common', 422, 'password'));
    await userEvent.type(field, ' a blank {Enter}');
    await eventually(() => expect(field).toHaveAccessibleDescription(/is too common/));
    expect(field).toHaveValue(' a blank ');
    changePassword.mockResolvedValueOnce(OK);
    await press('Change password');
    expect(await screen.findByText(/Password changed/)).toBeVisible();
    expect(changePassword.mock.lastCall?.[0].password).toBe(' a blank ');
    expect(field).toHaveValue('');
  });
});

describe('the authenticator app', () => {
  test('is set up by a code, and gives recovery codes that are shown once [S6.1865]', async () => {
    beginTotp.mockResolvedValue(SETUP);
    await open();
    await press('Set up the app');
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(screen.getByText('ABCD EFGH 2345')).toBeVisible();
    const code = screen.getByLabelText('Code from the app');
    finishTotp.mockRejectedValueOnce(new ApiError('status', 'The code is wrong.', 422, 'code'));
    await userEvent.type(code, '000000{Enter}');
    await eventually(() => expect(code).toHaveAccessibleDescription(/The code is wrong\./));
    finishTotp.mockResolvedValueOnce({ recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] });
    load.mockResolvedValue(PROTECTED);
    await press('Turn on');
    const codes = await dialog('Your recovery codes');
    expect(codes.getByText('cccc-dddd')).toBeVisible();
    await userEvent.click(codes.getByRole('button', { name: 'I saved them' }));
    await eventually(() => expect(screen.queryByText('cccc-dddd')).toBeNull());
    expect(part('Authenticator app').getByText('The authenticator app is on.')).toBeVisible();
    expect(part('Recovery codes').getByText('8 codes left.')).toBeVisible();
  });

  test('is removed once its person agrees [S6.1865]', async () => {
    removeTotp.mockResolvedValue(OK);
    await open(PROTECTED);
    await press('Remove the app');
    const question = await dialog('Remove the authenticator app?');
    expect(removeTotp).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Remove the app' }));
    expect(await screen.findByText('The authenticator app is off.')).toBeVisible();
  });

  test('comes before recovery codes [S6.1865]', async () => {
    await open();
    expect(part('Recovery codes').queryByRole('button')).toBeNull();
  });

  test('has its recovery codes made anew [S6.1865]', async () => {
    renewRecovery.mockResolvedValue({ recoveryCodes: ['eeee-ffff'] });
    await open(PROTECTED);
    await press('Make new codes');
    const question = await dialog('Make new recovery codes?');
    await userEvent.click(question.getByRole('button', { name: 'Make new codes' }));
    expect((await dialog('Your recovery codes')).getByText('eeee-ffff')).toBeVisible();
  });
});

describe('passkeys', () => {
  test('are added with a name, and removed [S6.1866]', async () => {
    addPasskey.mockResolvedValue({ recoveryCodes: [] });
    removePasskey.mockResolvedValue(OK);
    await open(PROTECTED);
    await userEvent.type(screen.getByLabelText('Name of the passkey'), 'Phone{Enter}');
    expect(await screen.findByText('The passkey “Phone” is added.')).toBeVisible();
    await press('Remove: Laptop');
    const question = await dialog('Remove the passkey “Laptop”?');
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The passkey “Laptop” is removed.')).toBeVisible();
    expect(removePasskey.mock.lastCall?.[0].id).toBe('k1');
  });

  test('that the browser refuses are told of [S6.1866]', async () => {
    addPasskey.mockRejectedValue(new ApiError('status', 'The passkey was not added.'));
    await open();
    await userEvent.type(screen.getByLabelText('Name of the passkey'), 'Phone{Enter}');
    expect(await screen.findByText('The passkey was not added.')).toBeVisible();
  });

  test('are not offered where the browser has none [S6.1866]', async () => {
    vi.unstubAllGlobals();
    await open();
    expect(part('Passkeys').queryByRole('button')).toBeNull();
    expect(part('Passkeys').getByText('This browser has no passkeys.')).toBeVisible();
  });
});

describe('sessions', () => {
  test('are listed, this one marked, and end one by one or all others at once [S6.1867]', async () => {
    endSession.mockResolvedValue(OK);
    endOtherSessions.mockResolvedValue(OK);
    await open();
    const [here, there] = part('Sessions').getAllByRole('listitem');
    expect(here).toHaveTextContent(/Firefox on Linux This device/);
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
    expect(there).toHaveTextContent(/Safari on iPhone/);
    await press('End session: Safari on iPhone');
    expect(await screen.findByText('Session ended.')).toBeVisible();
    expect(endSession.mock.lastCall?.[0].id).toBe('s2');
    load.mockResolvedValue({ ...ADA, sessions: ADA.sessions.slice(0, 1) });
    await press('End all other sessions');
    expect(await screen.findByText('All other sessions have ended.')).toBeVisible();
    await eventually(() =>
      expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull(),
    );
  });
});

describe('leaving the team', () => {
  test('takes the own address, and is refused to the last owner in words [S6.1867]', async () => {
    await open();
    await press('Leave …');
    const question = await dialog('Leave the team of Linen & Co?');
    const words = 'This is the last owner of the shop. Make somebody else an owner first.';
    leaveTeam.mockRejectedValueOnce(new ApiError('status', words, 409));
    await userEvent.type(question.getByLabelText(/Enter ada@linen.example/), 'ada@linen.example');
    await userEvent.click(question.getByRole('button', { name: 'Leave the team' }));
    expect(await question.findByText(words)).toBeVisible();
    expect(leaveTeam.mock.lastCall?.[0].email).toBe('ada@linen.example');
    expect(logOut).not.toHaveBeenCalled();
  });
});

test('an account that cannot be loaded says why, and is asked for again [S6.1864]', async () => {
  load.mockRejectedValueOnce(new ApiError('network', ''));
  renderOffice(<Account />);
  await screen.findByText('This could not be loaded');
  await press('Try again');
  expect(await screen.findByRole('region', { name: 'Password' })).toBeVisible();
});

test('whoever has to set up a second step is told why, and offered that alone until they have [S6.1944]', async () => {
  load.mockResolvedValue({ ...ADA, lacksFactor: true });
  renderOffice(<Account />);
  expect(await screen.findByText(/Everyone on this team needs one to log in/)).toBeVisible();
  const shown = () =>
    screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(shown()).toEqual([
    'Set up your second step first',
    ...['Profile', 'Authenticator app', 'Passkeys'],
  ]);
  addPasskey.mockResolvedValue({ recoveryCodes: [] });
  load.mockResolvedValue(PROTECTED);
  await userEvent.type(screen.getByLabelText('Name of the passkey'), 'Phone{Enter}');
  expect(await screen.findByText('The passkey “Phone” is added.')).toBeVisible();
  await eventually(() => expect(shown()).toContain('Leave the team'));
  expect(shown()).not.toContain('Set up your second step first');
});
