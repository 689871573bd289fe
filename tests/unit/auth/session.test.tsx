import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useAuth } from '@/components/auth';
import * as account from '@/services/admins/account';
import * as admin from '@/services/admins/admin';
import { ApiError } from '@/services/api-error';
import { shopPageAddress } from '@/services/shop-page-address';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { clearCookies, rawCookies, returnToTab, setCookie, storeSession, USER } from './cookies';
import { BEHIND, renderGate, serverHtml } from './render-auth';

const assign = vi.fn();

beforeEach(() => vi.restoreAllMocks());
const loggingIn = standIn(admin, 'logIn');
const received = standIn(admin, 'logOut');
beforeEach(() => {
  vi.stubGlobal('location', { ...window.location, assign });
  clearCookies();
  received.mockResolvedValue();
  assign.mockReset();
});

function Stray() {
  useAuth();
  return null;
}

const loginPage = () => screen.queryByRole('heading', { level: 1, name: 'Log in' });
const loginShown = () => eventually(() => expect(loginPage()).toBeVisible());
const loginDialog = () => screen.findByRole('dialog', { name: 'Log in again' });

describe('who is there when the page opens', () => {
  it('is unknown on the server, which shows neither the form nor what is behind it [S4.668]', () => {
    const html = serverHtml();
    expect(html).toContain('Loading...');
    expect(html).not.toMatch(/Log in|password/i);
    expect(html).not.toContain(BEHIND);
  });

  it('is whom the browser remembers [S4.662] [S6.900]', () => {
    storeSession();
    const { auth } = renderGate();
    expect(screen.getByText(BEHIND)).toBeVisible();
    expect(auth()).toMatchObject({ status: 'in', isAuthenticated: true, user: USER });
    expect([auth().hasRole('admin'), auth().hasRole('owner')]).toEqual([true, false]);
  });

  it('is nobody where nothing is stored, and the login shows [S2.660]', async () => {
    const { auth } = renderGate();
    await loginShown();
    expect(screen.queryByText(BEHIND)).toBeNull();
    expect(auth()).toMatchObject({ status: 'out', isAuthenticated: false, user: null });
    expect(auth().hasRole('admin')).toBe(false);
  });

  it('is nobody where the stored user is corrupt, and both cookies are gone [S8.662]', async () => {
    setCookie('storeToken', 'abc');
    setCookie('storeUser', '%7B%22role');
    renderGate();
    await loginShown();
    expect(rawCookies()).toEqual({});
  });

  it('may be somebody whom the admin area is not for, who is told and can log out [S6.660]', async () => {
    storeSession({ ...USER, role: 'packer' });
    const { auth } = renderGate();
    expect(await screen.findByRole('heading', { name: 'Not for your account' })).toBeVisible();
    expect(screen.getByText(/logged in as ada@linen.example/)).toBeVisible();
    expect(screen.queryByText(BEHIND)).toBeNull();
    expect(auth()).toMatchObject({ isAuthenticated: true });
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(assign).toHaveBeenCalledExactlyOnceWith(shopPageAddress('/'));
    expect(rawCookies()).toEqual({});
  });
});

describe('a right that a page asks for', () => {
  it('turns away whose role lacks it, with a way to what the role is for [S6.1892]', async () => {
    storeSession({ ...USER, role: 'catalog' });
    renderGate('pages.write');
    expect(await screen.findByText(/Your role here is catalog, which does not/)).toBeVisible();
    expect(screen.queryByText(BEHIND)).toBeNull();
    const way = screen.getByRole('link', { name: 'Go to the back office' });
    expect(way).toHaveAttribute('href', '/design/size-guides');
  });

  it('is asked for once: who loses it while there keeps what is on screen [S6.1892]', async () => {
    storeSession();
    const { auth } = renderGate('pages.write');
    vi.spyOn(account, 'loadAccount').mockResolvedValue({
      ...{ email: USER.email, name: USER.name, role: 'staff', hasTotp: false },
      ...{ recoveryLeft: 0, passkeys: [], sessions: [], lacksFactor: false },
    });
    await act(() => auth().readRole());
    expect(auth().can('pages.write')).toBe(false);
    expect(auth().user).toEqual({ ...USER, role: 'staff' });
    expect(screen.getByText(BEHIND)).toBeVisible();
  });

  it('ends with a session that is no longer known [S6.1892]', async () => {
    storeSession();
    const { auth } = renderGate('pages.write');
    vi.spyOn(account, 'loadAccount').mockRejectedValue(new ApiError('status', 'No.', 401));
    await act(() => auth().readRole());
    expect(auth()).toMatchObject({ status: 'ended', user: USER });
    expect(screen.getByText(BEHIND)).toBeInTheDocument();
  });
});

describe('a proof of who one is', () => {
  const proving = standIn(account, 'prove');
  const credentials = { email: USER.email, password: 'secret' };
  beforeEach(() => {
    proving.mockImplementation(async (_request, keep) => keep({ token: 'newer', user: USER }));
  });

  it('has the browser keep the new token of the session [S6.1921]', async () => {
    storeSession();
    const { auth } = renderGate();
    expect(await act(() => auth().prove(credentials))).toBeNull();
    expect(rawCookies().storeToken).toBe('newer');
    expect(auth()).toMatchObject({ status: 'in', user: USER });
  });

  it('opens nothing again that was left meanwhile [S6.1921]', async () => {
    storeSession();
    const { auth } = renderGate();
    clearCookies();
    const refused = await act(() => auth().prove(credentials));
    expect(refused?.error).toMatch(/^Your session had ended/);
    expect(rawCookies()).toEqual({});
  });
});

describe('logging out', () => {
  it('tells the server with the token, forgets it at once and opens the home page [S4.661]', async () => {
    storeSession();
    const { auth } = renderGate();
    let saved: Record<string, string> = {};
    let answer = () => {};
    received.mockImplementation(() => {
      saved = rawCookies();
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    await act(async () => {
      const left = auth().logOut();
      await eventually(() => expect(received).toHaveBeenCalledExactlyOnceWith('linen.example'));
      expect(rawCookies()).toEqual({});
      expect(assign).not.toHaveBeenCalled();
      answer();
      await left;
    });
    expect(saved.storeToken).toBe('abc');
    expect(assign).toHaveBeenCalledExactlyOnceWith(shopPageAddress('/'));
    expect(auth().isAuthenticated).toBe(false);
    // Nothing else shows on the way there.
    expect(screen.getByText(BEHIND)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does so even if the call fails, which is logged only [S8.663]', async () => {
    storeSession();
    const { auth } = renderGate();
    const failure = new Error('away');
    received.mockRejectedValueOnce(failure);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await act(() => auth().logOut());
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
    expect(rawCookies()).toEqual({});
    expect(assign).toHaveBeenCalledExactlyOnceWith(shopPageAddress('/'));
  });

  it('leaves nothing behind in a page that the browser has kept [S4.669]', async () => {
    storeSession();
    const { auth } = renderGate();
    await act(() => auth().logOut());
    const back = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(back));
    expect(loginPage()).toBeVisible();
    expect(screen.queryByText(BEHIND)).toBeNull();
  });
});

describe('another tab', () => {
  it('that logged out is noticed, and the password asked for over what is open [S4.670]', async () => {
    storeSession();
    const { auth } = renderGate();
    await userEvent.type(screen.getByLabelText('Typed'), 'half a word');
    clearCookies();
    await act(async () => returnToTab());
    expect(auth()).toMatchObject({ isAuthenticated: false, user: USER });
    await loginDialog();
    expect(screen.getByLabelText('Typed')).toHaveValue('half a word');
  });

  it('that logged in is noticed, where nobody was and where somebody was asked for [S4.670]', async () => {
    const { auth } = renderGate();
    storeSession();
    act(returnToTab);
    expect(screen.getByText(BEHIND)).toBeVisible();
    await act(async () => auth().sessionExpired());
    await loginDialog();
    storeSession(USER, 'newer');
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(auth().isAuthenticated).toBe(true);
  });

  it('changes nothing while this one is not looked at, nor where all is as it was [S4.670]', () => {
    storeSession();
    const { auth } = renderGate();
    const before = auth();
    act(returnToTab);
    clearCookies();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(auth()).toBe(before);
  });
});

describe('a session that the server no longer takes', () => {
  async function expire() {
    storeSession();
    const gate = renderGate();
    await userEvent.type(screen.getByLabelText('Typed'), 'half a word');
    await act(async () => gate.auth().sessionExpired());
    return { ...gate, dialog: within(await loginDialog()) };
  }

  it('is over, but whose it was and what is open stay [S4.671]', async () => {
    const { auth, dialog } = await expire();
    expect(rawCookies()).toEqual({});
    expect(auth()).toMatchObject({ status: 'ended', isAuthenticated: false, user: USER });
    expect(auth().hasRole('admin')).toBe(true);
    expect(dialog.getByText('Your session has ended. Log in again to continue.')).toBeVisible();
    expect(screen.getByLabelText('Typed')).toHaveValue('half a word');
  });

  it('is opened anew with the password alone [S4.672]', async () => {
    const { auth, dialog } = await expire();
    const email = dialog.getByLabelText('E-mail');
    expect(email).toHaveValue(USER.email);
    expect(email).toHaveAttribute('readonly');
    expect(dialog.getByLabelText('Password')).toHaveFocus();
    loggingIn.mockResolvedValueOnce({ token: 'newer', user: USER });
    await userEvent.keyboard('secret{Enter}');
    await eventually(() => expect(auth().isAuthenticated).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('Typed')).toHaveValue('half a word');
    expect(rawCookies().storeToken).toBe('newer');
  });

  it('can be left alone until the next call that finds it so [S4.672]', async () => {
    const { auth, dialog } = await expire();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(BEHIND)).toBeVisible();
    await act(async () => auth().sessionExpired());
    await loginDialog();
  });

  it('does not take the newer one of another tab with it [S4.670]', () => {
    storeSession();
    const { auth } = renderGate();
    storeSession(USER, 'newer');
    act(() => auth().sessionExpired());
    expect(auth().isAuthenticated).toBe(true);
    expect(rawCookies().storeToken).toBe('newer');
  });

  it('does not do so either where it was over by then [S4.670]', async () => {
    const { auth } = await expire();
    storeSession(USER, 'newer');
    act(() => auth().sessionExpired());
    expect(auth().isAuthenticated).toBe(true);
    expect(rawCookies().storeToken).toBe('newer');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('useAuth outside of its provider says what is missing [S8.664]', () => {
  expect(() => renderToString(<Stray />)).toThrow(/^useAuth must be used within an AuthProvider$/);
});
