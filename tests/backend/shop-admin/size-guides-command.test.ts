import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sizeGuides } from '@/backend/db/schema';
import { withTestDatabase } from '../database';
import { runScript } from './run-script';

const database = withTestDatabase();
const HOST = ['--host', 'shop.example'];
const run = (...args: string[]) =>
  runScript('shop', database.url, ['size-guides', ...HOST, ...args]);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'size-guides-'));
  await runScript('shop', database.url, ['add', ...HOST, '--template', 'classic']);
});
afterAll(() => rm(folder, { recursive: true }));

const imported = async (text: string) => {
  const file = join(folder, 'in.csv');
  await writeFile(file, Buffer.from(text, 'latin1'));
  return run('--import', file);
};

it('npm run shop -- size-guides takes, lists, writes and removes them [S2.1205]', async () => {
  const table =
    'sep=;\rCategory;Brand;Size;Chest (cm)\rHoodies;;S;96,5\x96101\rHoodies;Acm\xe9;S;97\r';
  expect(await imported(table)).toEqual({
    ...{ code: 0, stdout: 'Imported 2 size guides.\n', stderr: '' },
  });
  expect((await run()).stdout).toBe('Hoodies: S by Chest\nHoodies by Acmé: S by Chest\n');
  expect(JSON.parse((await run('--json')).stdout)).toMatchObject([{ category: 'Hoodies' }, {}]);
  const output = join(folder, 'out.csv');
  expect((await run('--export', output)).code).toBe(0);
  expect(await readFile(output, 'utf8')).toContain('Hoodies,,S,96.5–101\r\n');
  expect((await run('Hoodies / Acmé=')).stdout).toBe('Removed the guide for Hoodies by Acmé.\n');
  expect(await database.db.$count(sizeGuides)).toBe(1);
  expect((await run('Hoodies / Acmé=')).code).toBe(1);
  expect((await run('nonsense')).code).toBe(2);
});

it('changes nothing where a line is wrong, and prints every such line [S5.1200] [S2.1205]', async () => {
  const before = await database.db.select().from(sizeGuides);
  const { code, stderr } = await imported('Category,Size,EU\nHodies,S,1\nPants,,2\nShirts,S,3\n');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Line 2: There is no category "Hodies"/m);
  expect(stderr).toMatch(/^Line 3: The size is missing/m);
  expect(await database.db.select().from(sizeGuides)).toEqual(before);
});
