import { describe, expect, it } from 'vitest';
import { addAdmin } from '@/backend/domain/admins';
import { showShop, updateShop } from '@/backend/domain/shop-admin';
import { quickPasswords } from '../api/admin-session';
import { withTestDatabase } from '../database';
import { runScript } from './run-script';

const database = withTestDatabase();
const host = ['--host', 'shop.example'];
const shop = (...args: string[]) => runScript('shop', database.url, args);

describe('a shop that somebody makes for themselves', () => {
  it('is being prepared, has one name, and promises nothing that nobody has said [S1.1477]', async () => {
    const named = ['--template', 'mine', '--name', 'Petal & Thread', 'settings.returnDays=14'];
    expect((await shop('add', ...host, ...named)).code).toBe(0);
    expect(await showShop(database.db, 'shop.example')).toMatchObject({
      name: 'Petal & Thread',
      metadata: { title: 'Petal & Thread' },
      opening: 'preparing',
      ...{ transit_time: '', handing_time: '' },
      settings: {
        ...{ realMerchandising: true, supportHours: '', copyrightName: 'Petal & Thread' },
        returnDays: 14,
      },
    });
  });

  it('is told what it lacks, what it needs first, until that is there [S1.1478]', async () => {
    const check = await shop('check', ...host);
    expect(check.code).toBe(1);
    const lacks = check.stdout.split('\n').filter((line) => !line.startsWith(' '));
    expect(lacks.slice(0, 2)).toEqual([
      'needed  It has no e-mail address: its pages name support@shop.example.',
      'needed  Nobody is named who sells.',
    ]);
    expect(check.stdout).toContain('npm run import -- --shop shop.example products.csv');
    expect(check.stderr).toContain('shop.example is not ready: 7 of these it needs.');

    await updateShop(database.db, 'shop.example', {
      ...{ email: 'hello@shop.example', company: 'Petal Ltd', address: '1 Mill Lane' },
    });
    const tools = { db: database.db, passwords: quickPasswords };
    await addAdmin(tools, 'shop.example', { email: 'ada@shop.example', password: 'long enough' });
    const later = await shop('check', ...host, '--json');
    const needed = JSON.parse(later.stdout).filter((lack: { isNeeded: boolean }) => lack.isNeeded);
    expect(needed.map(({ lack }: { lack: string }) => lack)).toEqual([
      'products',
      'payments',
      'mail',
    ]);
  });

  it('is opened by one word', async () => {
    expect((await shop('set', ...host, 'opening=ajar')).stderr).toContain(
      'opening: must be one of',
    );
    expect((await shop('set', ...host, 'opening=open')).code).toBe(0);
    expect(await showShop(database.db, 'shop.example')).toMatchObject({ opening: 'open' });
  });
});
