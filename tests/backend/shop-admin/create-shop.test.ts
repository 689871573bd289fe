import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { templates } from '@/backend/db/schema';
import { asNewShop, listShops, showShop } from '@/backend/domain/shop-admin';
import { withTestDatabase } from '../database';
import { makeShop, problemsOf, shopRow } from './shop-fixture';

const database = withTestDatabase();
const make = (host: string, rest?: object) => makeShop(database, host, rest);
const rowOf = (host: string) => shopRow(database, host);

describe('making a shop', () => {
  it('stores it with the defaults, and a new template as an empty catalogue', async () => {
    await make('first.example', { template: 'brand-new', name: 'First' });
    expect(await rowOf('first.example')).toMatchObject({
      name: 'First',
      template: 'brand-new',
      shippingCostMinor: 499,
      transitTime: '1-1',
      handlingTime: '2-4',
      settings: {},
      banner: null,
    });
    const match = await database.db.select().from(templates).where(eq(templates.name, 'brand-new'));
    expect(match).toHaveLength(1);
  });

  it('takes an international host in its ASCII form, and finds it by either', async () => {
    await make('Müller.Example', { aliases: ['WWW.müller.example'] });
    expect(await showShop(database.db, 'müller.example')).toMatchObject({
      host: 'xn--mller-kva.example',
      aliases: ['www.xn--mller-kva.example'],
    });
  });

  it.each([
    'shop.example:80',
    'https://shop.example',
    'shop.example/x',
    'shop.example?x',
    'shop.example#x',
    'shop.example\\x',
    'user@shop.example',
    'two words',
    '-a.example',
    'a_b.example',
    'a..example',
    '127.0.0.1',
    '2130706433',
    '[::1]',
    '',
    `${'a'.repeat(64)}.example`,
  ])('refuses the host "%s"', async (host) => {
    expect(await problemsOf(make(host))).toEqual(['host']);
  });

  it('refuses a name that is too long as the name alone, not also in the copyright line', async () => {
    const name = 'N'.repeat(200);
    expect(await problemsOf(make('long.example', asNewShop({ name })))).toEqual(['name']);
  });

  it('refuses a host or alias that opens a shop already', async () => {
    await make('taken.example', { aliases: ['also-taken.example'] });
    for (const host of ['taken.example', 'also-taken.example']) {
      expect(await problemsOf(make(host))).toEqual(['host']);
      expect(await problemsOf(make('free.example', { aliases: [host] }))).toEqual(['aliases']);
    }
    const own = { aliases: ['free.example'] };
    expect(await problemsOf(make('free.example', own))).toEqual(['aliases']);
    expect((await listShops(database.db)).map((shop) => shop.host)).not.toContain('free.example');
  });

  it('makes one shop of two that ask for a host at once', async () => {
    const hosts = Array.from({ length: 8 }, (_, index) => `race-${index}.example`);
    const rivals = hosts.flatMap((host) => [make(host), make(`www.${host}`, { aliases: [host] })]);
    const results = await Promise.allSettled(rivals);
    const made = results.filter((result) => result.status === 'fulfilled');
    expect(made).toHaveLength(hosts.length);
  });
});
