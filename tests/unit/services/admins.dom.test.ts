import { beforeEach, describe, expect, it } from 'vitest';
import { logIn, logInByCode, logInByPasskey, logOut } from '@/services/admins/admin';
import { saveDesign } from '@/services/design';
import { answerCalls } from '../../support/backend-calls';
import { clearCookies, setCookie } from '../auth/cookies';

interface Sent {
  url: string | undefined;
  authorization: unknown;
  timeout: number | undefined;
  body: unknown;
}

let sent: Sent[] = [];
let answer: () => { status: number; data: unknown };

answerCalls(async (config) => {
  const { url, headers, timeout } = config;
  const authorization = headers.get('authorization');
  sent.push({ url, authorization, timeout, body: JSON.parse(config.data) });
  return { statusText: '', headers: {}, config, ...answer() };
});

const CREDENTIALS = { domain: 'linen.example', email: 'ada@linen.example', password: ' x ' };
const USER = { id: '1', email: 'ada@linen.example', role: 'admin', team: 'shop' };

beforeEach(() => {
  sent = [];
  clearCookies();
});

describe('logging in', () => {
  it('sends the credentials as they are and gives token and user [S7.660]', async () => {
    answer = () => ({
      status: 200,
      data: { status: 0, message: '', data: { token: 'abc', user: USER } },
    });
    expect(await logIn(CREDENTIALS)).toEqual({ token: 'abc', user: USER });
    expect(sent).toEqual([
      { url: '/api/admin/login', authorization: undefined, timeout: 10_000, body: CREDENTIALS },
    ]);
  });

  it('says which second factor is asked for, and goes on by its code [S6.1860]', async () => {
    const factor = { ticket: 't1', kinds: ['totp', 'recovery'] };
    answer = () => ({ status: 200, data: { status: 1, message: 'Enter a code.', factor } });
    expect(await logIn(CREDENTIALS)).toEqual(factor);

    answer = () => ({ status: 401, data: { status: 401, message: 'Check the clock.' } });
    const request = { domain: 'linen.example', ticket: 't1', code: '123456' };
    await expect(logInByCode(request)).rejects.toThrow(/^Check the clock\.$/);
    const session = { token: 'abc', user: USER };
    answer = () => ({ status: 200, data: { status: 0, message: '', data: session } });
    expect(await logInByCode(request)).toEqual(session);
    expect(sent.at(-1)).toMatchObject({ url: '/api/admin/login/second', body: request });
  });

  it('by a passkey says in words that the browser used none [S6.1861]', async () => {
    answer = () => ({
      status: 200,
      data: { status: 0, message: '', data: { ticket: 't1', options: { challenge: 'abc' } } },
    });
    // There is no passkey in this document.
    await expect(logInByPasskey('linen.example')).rejects.toThrow(/^The passkey was not used/);
    expect(sent.map(({ url }) => url)).toEqual(['/api/admin/login/passkey']);
  });

  it.each([
    [200, { status: 1, message: 'Closed for today.' }],
    [401, { status: 401, message: 'Closed for today.' }],
    [429, { status: 429, message: 'Closed for today.' }],
  ])('says what the server says where the status is not 0 (%i) [S8.660]', async (status, data) => {
    answer = () => ({ status, data });
    await expect(logIn(CREDENTIALS)).rejects.toThrow(/^Closed for today\.$/);
  });

  it.each([
    ['no words', 500, { status: 500 }],
    ['a page of a proxy', 502, '<html>Bad gateway</html>'],
    ['a page', 200, '<html>Hello</html>'],
    ['nothing', 200, ''],
    ['no session', 200, { status: 0, message: 'Welcome' }],
    ['no token', 200, { status: 0, message: '', data: { token: '', user: USER } }],
    ['no user', 200, { status: 0, message: '', data: { token: 'abc' } }],
    ['no role', 200, { status: 0, message: '', data: { token: 'abc', user: { id: '1' } } }],
  ])('says so where the answer holds %s [S8.661]', async (_, status, data) => {
    answer = () => ({ status, data });
    await expect(logIn(CREDENTIALS)).rejects.toThrow(/^An error occurred during login$/);
  });

  it('says so where there is no answer [S8.661]', async () => {
    answer = () => {
      throw new Error('Network Error');
    };
    await expect(logIn(CREDENTIALS)).rejects.toThrow(/^An error occurred during login$/);
  });
});

describe('calls of an admin', () => {
  it('bring the token of the session, logging out too, and wait for it no longer than needed [S7.661]', async () => {
    setCookie('storeToken', 'abc');
    answer = () => ({ status: 200, data: { status: 0, message: '', data: { revision: 2 } } });
    await logOut('linen.example');
    await saveDesign({ domain: 'linen.example', footer: [] });
    expect(sent).toMatchObject([
      { url: '/api/admin/logout', authorization: 'Bearer abc', timeout: 3_000 },
      { url: '/api/user/domain/design/save', authorization: 'Bearer abc' },
    ]);
  });

  it('bring none where nobody is logged in [S7.661]', async () => {
    answer = () => ({ status: 200, data: { status: 0, message: '' } });
    await logOut('linen.example');
    expect(sent[0]?.authorization).toBeUndefined();
  });
});
