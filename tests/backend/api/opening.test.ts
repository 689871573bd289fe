import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shops } from '@/backend/db/schema';
import type { Opening } from '@/core/model/shop-opening';
import {
  headersOf,
  logIn,
  openSession,
  PASSWORD,
  prove,
  quickPasswords,
  type Session,
} from './admin-session';
import { seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp({ passwords: quickPasswords });
const { database } = testApp;
let own: Session;
let foreign: Session;

const setOpening = (opening: Opening) =>
  database.db.update(shops).set({ opening }).where(eq(shops.host, 'localhost'));

beforeAll(async () => {
  await seedShops(database.db);
  own = await openSession(testApp);
  foreign = await openSession(testApp, 'other.example', 'eve@other.example');
});
beforeEach(() => setOpening('preparing'));

/** Answer that a browser gets from outside, with the cookie of a session or without one. */
async function ask(path: string, cookie?: string) {
  const env = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
  const headers = { host: 'localhost', ...(cookie && { cookie }) };
  const answer = await testApp.app.request(path, { headers }, env);
  return { status: answer.status, text: await answer.text() };
}

describe('a shop that is being prepared [S1.1476]', () => {
  test.each(['/init', '/products', '/shop', '/store-reviews', '/sitemap'])(
    'tells nobody of %s but its admins’ browsers',
    async (path) => {
      const refused = { status: 403, text: '{"status":403,"message":"This shop opens soon."}' };
      expect(await ask(path)).toEqual(refused);
      expect(await ask(path, foreign.cookie.replace('__Host-', ''))).toEqual(refused);
      expect((await ask(path, own.cookie)).status).toBe(200);
      await setOpening('open');
      expect((await ask(path)).status).toBe(200);
    },
  );

  test('is there for its own pages, which ask whose the browser is', async () => {
    expect(await testApp.read('/init')).toMatchObject({ opening: 'preparing' });
    const twinOf = ({ cookie }: Session) => decodeURIComponent(cookie.split('=')[1] ?? '');
    const knows = async (twin: string) => (await testApp.post('/api/admin/known', { twin })).json();
    expect(await knows(twinOf(own))).toEqual({ isAdmin: true });
    expect(await knows(twinOf(foreign))).toEqual({ isAdmin: false });
    expect(await knows('')).toEqual({ isAdmin: false });
  });

  test('is seen on its own host by its admin’s browser, which comes by a link from where they work [S1.1858]', async () => {
    const request = async (address: string, cookie = '') => {
      const { host, pathname, search } = new URL(address);
      const path = `${pathname.replace(/^\/api\/backend/, '')}${search}`;
      return testApp.app.request(path, { headers: { host, cookie } });
    };
    const link = 'http://admin.localhost/api/admin/look?to=/shop';
    const departure = await request(link, own.cookie);
    expect(departure.status).toBe(303);
    const ticket = departure.headers.get('location') ?? '';
    expect(ticket).toMatch(/^http:\/\/localhost\/api\/backend\/api\/admin\/look\?/);
    const arrived = await request(ticket);
    expect(arrived.headers.get('location')).toBe('/shop');
    const [look = '', ...attributes] = (arrived.headers.get('set-cookie') ?? '').split('; ');
    expect(attributes).toContain('HttpOnly');
    expect((await ask('/init', look)).status).toBe(200);
    expect((await ask('/init', `${look}x`)).status).toBe(403);
    own = await prove(testApp, own, { password: PASSWORD });
    expect((await ask('/init', look)).status).toBe(200);

    for (const cookie of ['', foreign.cookie, 'storeTwin=none']) {
      expect((await request(link, cookie)).headers.get('location')).toBe('http://localhost/shop');
    }
    const outside = `${link.slice(0, -5)}${encodeURIComponent('//evil.example')}`;
    expect((await request(outside)).headers.get('location')).toBe('http://localhost/');
    await testApp.post('/api/admin/logout', {}, { headers: headersOf(own) });
    expect((await ask('/init', look)).status).toBe(403);
    own = await logIn(testApp, { email: 'ada@shop.example', password: PASSWORD });
  });

  test('lets its admins in', async () => {
    const credentials = { email: 'ada@shop.example', password: 'wrong' };
    const answer = await testApp.post('/api/admin/login', credentials, { address: '203.0.113.7' });
    expect(answer.status).toBe(401);
  });
});
