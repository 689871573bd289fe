import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neutralEnvironment } from '../neutral-environment';
import { spawnShop } from '../spawn-server';
import { ONE_PASSED, type Totals } from '../totals';

/** What a page says where no shop has its host. */
const NO_SHOP = 'No shop lives here';

/**
 * Starts the shop as a newcomer does: one process makes database and build where there is none, and serves a page
 * of them. Throws what it has written where it serves none. Its data go with the run (begin-run).
 */
export async function startFirst(): Promise<Totals> {
  const folder = await mkdtemp(join(tmpdir(), 'hemline-first-'));
  // The database's own user has to come in.
  await chmod(folder, 0o755);
  const shop = await spawnShop({
    ...neutralEnvironment(),
    PORT: '0',
    DATA_DIR: folder,
    DEMO_SHOPS: '0',
  });
  const page = await fetch(`http://127.0.0.1:${shop.port}/`)
    .then((answer) => answer.text())
    .finally(shop.stop);
  if (page.includes(NO_SHOP)) return ONE_PASSED;
  throw new Error(`The first start shows no page, but ${page}\n${shop.output()}`);
}
