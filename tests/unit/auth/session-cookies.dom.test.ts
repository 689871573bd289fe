import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSession, keepSession, restoreSession } from '@/components/auth/session-cookies';
import { clearCookies, rawCookies, setCookie, storeSession, USER } from './cookies';

const SESSION = { token: 'abc-_123', user: USER };
const DAY_SECONDS = 86_400;
/** A page on a host without a domain above it. */
const NOWHERE = { protocol: 'http:', hostname: 'localhost', pathname: '/' };

beforeEach(clearCookies);

/** What is written to the browser's cookies, with its attributes. */
function written(keep: () => void): string[] {
  const set = vi.spyOn(document, 'cookie', 'set');
  keep();
  const texts = set.mock.calls.map(([text]) => text);
  set.mockRestore();
  return texts;
}

describe('the cookies of a session', () => {
  it('hold the token and the user as JSON that is URI-encoded once [S4.660]', () => {
    keepSession(SESSION);
    const { storeToken, storeUser = '' } = rawCookies();
    expect(storeToken).toBe(SESSION.token);
    expect(storeUser).toBe(encodeURIComponent(JSON.stringify(USER)));
    expect(restoreSession()).toEqual(SESSION);
  });

  it('are the only ones of their names, whatever another host of the domain has set [S4.1852]', () => {
    vi.stubGlobal('location', {
      ...NOWHERE,
      hostname: 'admin.shop.example',
      pathname: '/design/orders',
    });
    const removed = written(() => forgetSession());
    vi.unstubAllGlobals();
    for (const domain of ['shop.example', 'example']) {
      for (const path of ['/', '/design', '/design/', '/design/orders']) {
        for (const name of ['storeToken', 'storeUser']) {
          const attributes = [`domain=${domain}`, `path=${path}`];
          const isRemoved = removed
            .map((text) => text.split('; '))
            .some(
              (parts) => parts[0] === `${name}=` && attributes.every((one) => parts.includes(one)),
            );
          expect(isRemoved, `${name} ${domain} ${path}`).toBe(true);
        }
      }
    }
  });

  it('last seven days, on every page, and are sent to this site alone [S9.660]', () => {
    const texts = written(() => keepSession(SESSION));
    expect(texts.map((text) => text.split('=', 1)[0])).toEqual(['storeToken', 'storeUser']);
    for (const text of texts) {
      expect(text).toContain(`; path=/; max-age=${7 * DAY_SECONDS}; sameSite=Lax`);
      expect(text).not.toContain('secure');
    }
  });

  it('are sent over https alone where the page came by it [S9.660]', () => {
    vi.stubGlobal('location', { ...NOWHERE, protocol: 'https:' });
    const texts = written(() => keepSession(SESSION));
    vi.unstubAllGlobals();
    for (const text of texts) expect(text).toMatch(/; secure$/);
  });

  it('are gone after a logout [S4.661]', () => {
    keepSession(SESSION);
    forgetSession();
    expect(rawCookies()).toEqual({});
  });

  it('give fields of a user that are of no other kind back as they came [S4.662]', () => {
    const user = { ...USER, shops: ['a', 'b'], since: 2024 };
    storeSession(user);
    expect(restoreSession()?.user).toEqual(user);
    storeSession({ id: 7, role: null });
    expect(restoreSession()?.user).toEqual({ id: '', email: '', role: '' });
  });

  it.each([
    ['no user', () => setCookie('storeToken', 'abc')],
    ['no token', () => setCookie('storeUser', encodeURIComponent(JSON.stringify(USER)))],
    ['an empty token', () => storeSession(USER, '')],
  ])('are both cleared where there is %s [S4.663]', (_, store) => {
    store();
    expect(restoreSession()).toBeNull();
    expect(rawCookies()).toEqual({});
  });

  it.each([
    ['no JSON', 'ada'],
    ['cut short', encodeURIComponent(JSON.stringify(USER)).slice(0, -3)],
    ['encoded twice', encodeURIComponent(encodeURIComponent(JSON.stringify(USER)))],
    ['encoded wrongly', '%E0%A4%A'],
    ['nobody', 'null'],
    ['a list', '%5B%5D'],
    ['a number', '5'],
    ['empty', ''],
  ])('are both cleared where the user is %s [S8.662]', (_, value) => {
    setCookie('storeToken', 'abc');
    setCookie('storeUser', value);
    expect(restoreSession()).toBeNull();
    expect(rawCookies()).toEqual({});
  });
});
