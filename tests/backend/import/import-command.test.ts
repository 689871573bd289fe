import { describe, expect, it, vi } from 'vitest';
import { withTestDatabase } from '../database';
import { runScript } from '../shop-admin/run-script';
import { addShop, fixture, productsOf } from './import-fixture';

const database = withTestDatabase();
const run = (...args: string[]) => runScript('import', database.url, args);

describe('npm run import', () => {
  it('imports a file and reports it, and ends with 3 where products were rejected; a second time it changes nothing [S3.1505]', async () => {
    const shop = await addShop(database, 'command.example');
    const first = await run('--shop', 'command.example', fixture('rows-rejected.csv'));
    expect(first.code).toBe(3);
    expect(first.stdout).toContain('line 3, negative-price: the price "-1.00" is negative');
    expect(first.stdout).toContain('3 created, 0 updated, 0 unchanged, 23 rejected');
    expect(first.stderr).toContain('settings.realMerchandising=true');
    expect(await productsOf(database, shop)).toHaveLength(3);

    const again = await run('--shop', 'COMMAND.example', '--json', fixture('rows-rejected.csv'));
    expect(JSON.parse(again.stdout)).toMatchObject({
      outcome: 'applied',
      unchanged: 3,
      created: 0,
    });
    expect(again.stderr).toContain('0 created, 0 updated, 3 unchanged, 23 rejected');
  });

  it('fetches pictures from the hosts that a setting lists alone, and reports each that it refused [S7.1930]', async () => {
    await addShop(database, 'listed.example');
    vi.stubEnv('IMPORT_HOSTS', 'other.example');
    const args = ['--shop', 'listed.example', '--fetch-images', fixture('good.csv')];
    const { stdout } = await run(...args);
    vi.unstubAllEnvs();
    expect(stdout).toMatch(/line \d+.*IMPORT_HOSTS does not name its host/);
    expect(stdout).toMatch(/\d created, .* 0 rejected/);
  });

  it('ends with 1 where the file or strict stops it, and changes nothing', async () => {
    const shop = await addShop(database, 'stopped.example');
    const on = ['--shop', 'stopped.example'];
    const strict = await run(...on, '--strict', fixture('rows-rejected.csv'));
    expect(strict.code).toBe(1);
    expect(strict.stdout).toContain('Strict: nothing was changed');
    const broken = await run(...on, fixture('bad-latin1.csv'));
    expect(broken).toMatchObject({ code: 1, stdout: '' });
    expect(broken.stderr).toContain('Line 3: the file is not UTF-8');
    const missing = await run(...on, fixture('no-such-file.csv'));
    expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no file') });
    const nobody = await run('--shop', 'nobody.example', fixture('good.csv'));
    expect(nobody).toMatchObject({ code: 1, stderr: expect.stringContaining('stopped.example') });
    expect(await productsOf(database, shop)).toEqual([]);
  });

  it('ends with 2 where it is called wrongly', async () => {
    const file = fixture('good.csv');
    for (const args of [
      [file],
      ['--shop', 'x.example'],
      ['--shop', 'x', file, file],
      ['--force'],
    ]) {
      expect((await run(...args)).code).toBe(2);
    }
    expect((await run('--help')).stdout).toContain('--fetch-images');
  });
});
