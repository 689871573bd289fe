import { describe, expect, it } from 'vitest';
import { showShop } from '@/backend/domain/shop-admin';
import { withTestDatabase } from '../database';
import { runScript } from './run-script';

const database = withTestDatabase();
const shop = (...args: string[]) => runScript('shop', database.url, args);

describe('npm run shop', () => {
  it('adds, sets, shows, lists and removes a shop', async () => {
    const host = ['--host', 'shop.example'];
    const added = await shop('add', ...host, '--template', 'classic', '--name', 'My Shop');
    expect(added).toMatchObject({ code: 0, stderr: '' });
    expect(added.stdout).toContain('Added shop.example. It is being prepared');

    const fields = ['phone=+1 555 0100', 'settings.theme.accent=#123456', 'shipping_cost=5.25'];
    const set = await shop(
      'set',
      ...host,
      ...fields,
      'aliases=www.shop.example',
      'headertemplate=2',
    );
    expect(set.code).toBe(0);
    expect(await showShop(database.db, 'shop.example')).toMatchObject({
      name: 'My Shop',
      phone: '+1 555 0100',
      shipping_cost: 5.25,
      aliases: ['www.shop.example'],
      settings: { theme: { accent: '#123456' } },
      headertemplate: 2,
    });

    const list = await shop('list');
    expect(list.stdout).toContain('shop.example  My Shop  template classic, 0 own products');
    expect((await shop('show', ...host)).stdout).toContain('settings.theme.accent=#123456\n');
    const asJson = await shop('show', ...host, '--json');
    expect(JSON.parse(asJson.stdout)).toEqual(await showShop(database.db, 'shop.example'));

    expect((await shop('remove', ...host)).code).toBe(2);
    expect((await shop('remove', ...host, '--yes')).code).toBe(0);
    expect((await shop('list')).stdout).not.toContain('shop.example');
  });

  it('prints every problem with its field, and changes nothing', async () => {
    await shop('add', '--host', 'wrong.example', '--template', 'classic');
    const set = ['set', '--host', 'wrong.example', 'company=Fine', 'email=x', 'shipping_cost=-1'];
    const refused = await shop(...set, 'settings.nonsense=true');
    expect(refused.code).toBe(1);
    expect(refused.stderr.trim().split('\n')).toEqual([
      'email: must be an email address',
      'shipping_cost: must not be negative',
      'settings.nonsense: is no field of a shop',
    ]);
    expect(await showShop(database.db, 'wrong.example')).toMatchObject({ company: '' });
  });

  it('says how it is called when it is called wrongly', async () => {
    const calls = [[], ['paint'], ['set'], ['set', '--host', 'x'], ['add', '--color', 'red']];
    for (const args of calls) {
      const { code, stderr } = await shop(...args);
      expect(code).toBe(2);
      expect(stderr).toContain('npm run shop -- --help');
    }
    const help = await shop('--help');
    expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('docs/shops.md') });
  });
});
