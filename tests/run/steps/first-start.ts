import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ADMIN } from '@/tests/e2e/support/shops';
import { neutralEnvironment } from '../neutral-environment';
import { spawnShop } from '../spawn-server';
import { ONE_PASSED, type Totals } from '../totals';

/**
 * Starts the shop for the first time, which makes data and build: the process that has made them has to show a page of
 * them, and serve a script of it. Throws what it has written where it does not. Where there is a build already, none is
 * made. The browser tests of the run go on with the data (FIRST_DATA_DIR), whose admin they know; they go with the run,
 * whose folder they are in (begin-run).
 */
export async function startFirst(): Promise<Totals> {
  const dataDir = join(tmpdir(), 'first-start');
  const shop = await spawnShop({
    ...neutralEnvironment(),
    PORT: '0',
    DATA_DIR: dataDir,
    PICTURES_AHEAD: '0',
    ADMIN_EMAIL: DEMO_ADMIN.email,
    ADMIN_PASSWORD: DEMO_ADMIN.password,
  });
  const shown = await showPage(`http://localhost:${shop.port}`).catch(String).finally(shop.stop);
  if (shown === '') {
    process.env.FIRST_DATA_DIR = dataDir;
    return ONE_PASSED;
  }
  throw new Error(`The first start shows no page: ${shown}\n${shop.output()}`);
}

/** Gives what is wrong with the home page at an address, a script and a picture of it, or nothing. */
export async function showPage(address: string): Promise<string> {
  const page = await fetch(`${address}/`);
  const html = await page.text();
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
  const [picture = ''] = /\/[^" ]*\/media\/[^" ]+/.exec(html) ?? [];
  if (page.status !== 200 || !script || !picture) return `${page.status} ${html}`;
  for (const path of [script, picture.replaceAll('&amp;', '&')]) {
    const { status } = await fetch(address + path);
    if (status !== 200) return `${status} of ${path}`;
  }
  return '';
}
