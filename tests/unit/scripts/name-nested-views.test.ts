import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nameNestedViews } from '@/scripts/lib/finish-build/name-nested-views';

const importOf = (id: number, ...files: string[]) =>
  `${id + 1},e=>{e.v(t=>Promise.all(${JSON.stringify(files)}.map(t=>e.l(t))).then(()=>t(${id})))}`;
const dynamicOf = (id: number, ...files: string[]) =>
  `${importOf(id, ...files)},7,e=>{d(()=>e.A(${id + 1}),{loadableGenerated:{modules:[${id}]}})}`;

describe('the lists of what pages show dynamically', () => {
  let folder = '';
  const path = (file: string) => join(folder, file);
  const write = async (file: string, text: string) => {
    await mkdir(dirname(path(file)), { recursive: true });
    await writeFile(path(file), text);
  };
  const listOf = async (page: string) =>
    JSON.parse(await readFile(path(`server/pages/${page}/react-loadable-manifest.json`), 'utf8'));

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hemline-views-'));
    const own = { 10: { id: 10, files: ['static/page.css', 'static/page.js'] } };
    await write('server/pages/shop/react-loadable-manifest.json', JSON.stringify(own));
    await write('server/pages/product/[id]/react-loadable-manifest.json', '{}');
    await write(
      'static/page.js',
      [
        dynamicOf(20, 'static/text.js', 'static/text.css'),
        dynamicOf(30, 'static/grid.js'),
        importOf(50, 'static/drawer.js'),
      ].join(),
    );
    await write('static/text.js', 'no import');
    await write('static/grid.js', dynamicOf(40, 'static/card.js'));
    await write('static/card.js', dynamicOf(10, 'static/page.js'));
    await nameNestedViews(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('have what is shown inside of something dynamic, to any depth, and no drawers', async () => {
    expect(await listOf('shop')).toEqual({
      10: { id: 10, files: ['static/page.css', 'static/page.js'] },
      20: { id: 20, files: ['static/text.js', 'static/text.css'] },
      30: { id: 30, files: ['static/grid.js'] },
      40: { id: 40, files: ['static/card.js'] },
    });
  });

  it('stay empty where a page has nothing dynamic', async () => {
    expect(await listOf('product/[id]')).toEqual({});
  });
});
