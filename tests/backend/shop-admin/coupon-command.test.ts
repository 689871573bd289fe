import { beforeAll, describe, expect, it } from 'vitest';
import { listCoupons, setCoupon } from '@/backend/domain/shop-admin';
import { withTestDatabase } from '../database';
import { runScript } from './run-script';
import { makeShop, problemsOf } from './shop-fixture';

const database = withTestDatabase();
const shop = (...args: string[]) => runScript('shop', database.url, args);
const HOST = ['--host', 'shop.example'];

beforeAll(async () => {
  await makeShop(database, 'shop.example');
  await makeShop(database, 'other.example');
});

describe('npm run shop -- coupon', () => {
  it('adds, changes and lists the coupons of a shop [S9.60]', async () => {
    const fields = ['percentage=10', 'minimum=50', 'expires=2099-01-31', 'limit=100'];
    expect(await shop('coupon', ...HOST, 'spring', ...fields)).toEqual({
      code: 0,
      stdout: 'Added SPRING of shop.example.\n',
      stderr: '',
    });
    expect(await listCoupons(database.db, 'shop.example')).toMatchObject([
      {
        code: 'SPRING',
        kind: 'percentage',
        value: 10,
        minimumMinor: 5000,
        expiresAt: new Date('2099-02-01T00:00:00Z'),
        usageLimit: 100,
        isActive: true,
      },
    ]);
    const changed = await shop('coupon', ...HOST, 'SPRING', 'fixed=7.50', 'limit=', 'active=false');
    expect(changed.stdout).toBe('Changed SPRING of shop.example.\n');
    const line = '$7.50 off, from $50.00 on, until 2099-01-31, used 0 times, not active';
    expect((await shop('coupons', ...HOST)).stdout).toBe(`SPRING  ${line}\n`);
    expect((await shop('coupons', '--host', 'other.example')).stdout).toBe('No coupons.\n');
    const asJson: unknown = JSON.parse((await shop('coupons', ...HOST, '--json')).stdout);
    expect(asJson).toMatchObject([{ code: 'SPRING', value: 750 }]);
  });

  it('prints every problem with its field, and changes nothing', async () => {
    const wrong = ['percentage=0.5', 'minimum=-1', 'expires=2027-02-30', 'limit=0', 'color=red'];
    const refused = await shop('coupon', ...HOST, 'BROKEN', ...wrong);
    expect(refused.code).toBe(1);
    expect(refused.stderr.trim().split('\n')).toEqual([
      'percentage: must be a whole number',
      'minimum: must not be negative',
      'expires: must be a day such as 2027-01-31',
      'limit: must be a whole number from 1 on, or empty for no limit',
      'color: is no field of a coupon',
    ]);
    const bare = await shop('coupon', ...HOST, 'BROKEN');
    expect(bare).toMatchObject({ code: 1, stderr: expect.stringContaining('percentage=… or') });
    const nowhere = await shop('coupon', '--host', 'nobody.example', 'X', 'fixed=5');
    expect(nowhere.stderr).toBe('No shop has the host "nobody.example".\n');
    for (const args of [['coupon', ...HOST], ['coupon', ...HOST, 'fixed=5'], ['coupons']]) {
      expect((await shop(...args)).code).toBe(2);
    }
    expect(await listCoupons(database.db, 'shop.example')).toHaveLength(1);
  });

  it('takes a coupon as the one kind or the other, and a code of plain characters', async () => {
    const set = (code: string, input: object) =>
      problemsOf(setCoupon(database.db, 'shop.example', code, input));
    expect(await set('BOTH', { percentage: 5, fixed: 5 })).toEqual(['fixed']);
    expect(await set('MUCH', { percentage: 101 })).toEqual(['percentage']);
    expect(await set('FREE', { fixed: 0 })).toEqual(['fixed']);
    for (const code of ['A B', '', '-', 'x'.repeat(65), 'a%']) {
      expect(await set(code, { fixed: 5 })).toEqual(['code']);
    }
  });
});
