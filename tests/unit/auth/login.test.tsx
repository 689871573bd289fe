import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as admin from '@/services/admins/admin';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { clearCookies, rawCookies, USER } from './cookies';
import { BEHIND, renderGate } from './render-auth';

const request = standIn(admin, 'logIn');
const WRONG = 'The e-mail address or the password is wrong.';

beforeEach(clearCookies);

const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Log in' });

async function fillIn() {
  await screen.findByLabelText('E-mail');
  await userEvent.type(email(), ' ada@linen.example ');
  await userEvent.type(password(), ' two words ');
}

describe('the login form', () => {
  it('logs in with the e-mail and the password as it was typed, and shows what is behind [S4.664]', async () => {
    request.mockResolvedValueOnce({ token: 'abc', user: USER });
    renderGate();
    await fillIn();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(BEHIND)).toBeVisible();
    expect(request).toHaveBeenCalledExactlyOnceWith({
      domain: 'linen.example',
      email: 'ada@linen.example',
      password: ' two words ',
    });
    expect(rawCookies()).toEqual({
      storeToken: 'abc',
      storeUser: encodeURIComponent(JSON.stringify(USER)),
    });
  });

  it('leads whoever has to set up a second step to their account [S6.1944]', async () => {
    request.mockResolvedValueOnce({ token: 'abc', user: USER, lacksFactor: true });
    const { router } = renderGate();
    await fillIn();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(BEHIND)).toBeVisible();
    await eventually(() => expect(router.push).toHaveBeenCalledWith('/design/account'));
  });

  it('shows the server’s words, keeps what was typed and leads back to the password [S8.660]', async () => {
    request.mockRejectedValueOnce(new Error(WRONG));
    renderGate();
    await fillIn();
    await userEvent.click(button());
    expect(await screen.findByText(WRONG)).toBe(screen.getByRole('alert'));
    expect(email()).toHaveValue('ada@linen.example');
    expect(password()).toHaveValue(' two words ');
    expect(password()).toHaveFocus();
    expect(rawCookies()).toEqual({});

    request.mockResolvedValueOnce({ token: 'abc', user: USER });
    await userEvent.keyboard('better{Enter}');
    expect(await screen.findByText(BEHIND)).toBeVisible();
    expect(request.mock.lastCall?.[0].password).toBe('better');
  });

  it('says so where the browser keeps no cookies [S4.665]', async () => {
    request.mockResolvedValueOnce({ token: 'abc', user: USER });
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    renderGate();
    await fillIn();
    await userEvent.click(button());
    expect(await screen.findByText(/blocks cookies/)).toBeVisible();
    vi.restoreAllMocks();
  });

  it('asks for what is missing, without a call [S5.660]', async () => {
    renderGate();
    await screen.findByLabelText('E-mail');
    await userEvent.type(email(), '  ');
    await userEvent.click(button());
    expect(email()).toHaveAccessibleDescription('Enter your e-mail address.');
    expect(password()).toHaveAccessibleDescription('Enter your password.');
    expect(email()).toHaveFocus();
    await userEvent.type(email(), 'ada@linen.example{Enter}');
    expect(email()).not.toHaveAccessibleDescription();
    expect(password()).toHaveFocus();
    expect(request).not.toHaveBeenCalled();
  });

  it('is sent once, and says that it is [S4.666]', async () => {
    let answer: (error: Error) => void = () => undefined;
    request.mockReturnValueOnce(
      new Promise((_, reject) => {
        answer = reject;
      }),
    );
    renderGate();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await userEvent.click(button());
    const busy = await screen.findByRole('button', { name: 'Logging in …' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(busy);
    await eventually(() => expect(request).toHaveBeenCalledOnce());
    answer(new Error(WRONG));
    expect(await screen.findByText(WRONG)).toBeVisible();
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    expect(request).toHaveBeenCalledOnce();
  });

  it('is known to password managers, and shows the password to whoever asks [S4.667]', async () => {
    renderGate();
    expect(await screen.findByLabelText('E-mail')).toHaveFocus();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(email()).toHaveAttribute('type', 'email');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });
});
