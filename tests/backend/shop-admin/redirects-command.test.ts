import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog, redirects } from '@/backend/db/schema';
import { withTestDatabase } from '../database';
import { runScript } from './run-script';

const database = withTestDatabase();
const HOST = ['--host', 'shop.example'];
const run = (...args: string[]) => runScript('shop', database.url, ['redirects', ...HOST, ...args]);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redirects-'));
  await runScript('shop', database.url, ['add', ...HOST, '--template', 'classic']);
});
afterAll(() => rm(folder, { recursive: true }));

it('npm run shop -- redirects sets, lists and removes them, and is on record [S2.1065] [S2.1066]', async () => {
  const set = await run('/old=/new?a=b', '/gone=/x');
  expect(set).toEqual({ code: 0, stdout: 'Set /old.\nSet /gone.\n', stderr: '' });
  await run('/gone=');
  expect((await run()).stdout).toBe('/old=/new?a=b\n');
  expect(JSON.parse((await run('--json')).stdout)).toEqual([{ path: '/old', target: '/new?a=b' }]);
  const loop = await run('/new=/old');
  expect([loop.code, loop.stderr]).toEqual([1, expect.stringContaining('loop')]);
  expect((await run('nonsense')).code).toBe(2);
  expect((await run('/none=')).code).toBe(1);
  const actions = (await database.db.select().from(auditLog)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'npm run shop -- redirects').length).toBeGreaterThan(
    2,
  );
});

it('takes them from a file but for lines that are none, and writes them to one [S2.1065]', async () => {
  await database.db.delete(redirects);
  const input = join(folder, 'in.csv');
  await writeFile(input, 'Redirect from,Redirect to\n/a,/b\n/b,/a\n/c,https://else.example/\n');
  const imported = await run('--import', input);
  expect(imported.code).toBe(1);
  expect(imported.stderr).toMatch(/^Line 3: .*loop/m);
  const output = join(folder, 'out.csv');
  expect((await run('--export', output)).code).toBe(0);
  expect(await readFile(output, 'utf8')).toBe(
    'Redirect from,Redirect to\r\n/a,/b\r\n/c,https://else.example/\r\n',
  );
});
