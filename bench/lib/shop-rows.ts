import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawnCommand } from '@/tests/run/spawn-command';
import { type SpawnedServer, spawnShop } from '@/tests/run/spawn-server';
import { openBrowser } from './browser-metrics';
import { cartRows } from './cart-rows';
import { designedRows } from './designed-rows';
import { firstTapRows } from './first-tap-rows';
import { writeLargeCatalogue } from './large-catalogue';
import type { Target } from './load';
import { fetchText } from './page-weight';
import { pictureRows } from './picture-rows';
import { memoryMb } from './process-usage';
import type { Row } from './report';
import { serverRows } from './server-rows';
import { variantRows, writeChoices } from './variant-rows';
import { visitorRows } from './visitor-rows';

const DEMO_HOST = 'localhost';
const LARGE_HOST = 'large.localhost';
const LARGE_PRODUCTS = 10_000;
const MEMORY_BUDGET_MB = 300;
const READY_BUDGET_MS = 3000;

/** Everything about the shop itself: first with the demo's products, then with ten thousand. */
export async function measureShop(dataDir: string, floorMs: number | null): Promise<Row[]> {
  const metricsToken = randomUUID();
  const environment = {
    ...{ DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    // No picture is made beside what is measured.
    PICTURES_AHEAD: '0',
    // Shoppers of many addresses are played from one.
    ...{ METRICS_TOKEN: metricsToken, TRUSTED_PROXIES: '1' },
  };
  const first = await spawnShop(environment);
  const demoRows = await measureDemo(first, dataDir, floorMs).finally(first.stop);

  await addLargeShop(dataDir, environment);
  const second = await spawnShop(environment);
  try {
    const large = await targetOf(second, dataDir, LARGE_HOST);
    await fetchText({ ...large, host: DEMO_HOST }, '/');
    const ready = { group: 'Process', name: 'open after a second start', unit: 'ms' };
    return [
      ...demoRows,
      ...(await serverRows('10,000 products', large, floorMs)),
      { ...ready, value: second.readyMs, budget: READY_BUDGET_MS },
      await memoryRow('memory after load, 10,000 products', second),
      ...(await variantRows(large, metricsToken)),
    ];
  } finally {
    await second.stop();
  }
}

async function measureDemo(
  server: SpawnedServer,
  dataDir: string,
  floorMs: number | null,
): Promise<Row[]> {
  const target = await targetOf(server, dataDir, DEMO_HOST);
  const rows = await serverRows('Demo shop', target, floorMs);
  const memory = await memoryRow('memory after load, demo shop', server);
  const browser = await openBrowser();
  try {
    const visitor = await visitorRows(target, browser);
    const cart = [
      ...(await cartRows(target, browser)),
      ...(await firstTapRows(target, browser)),
      ...(await pictureRows(target)),
    ];
    const designed = await designedRows(target, dataDir, browser, floorMs);
    return [...rows, ...visitor, ...cart, ...designed, memory];
  } finally {
    await browser.close();
  }
}

async function memoryRow(name: string, { pid }: SpawnedServer): Promise<Row> {
  const budget = MEMORY_BUDGET_MB;
  return { group: 'Process', name, unit: 'MB', value: await memoryMb(pid), budget };
}

async function targetOf(server: SpawnedServer, dataDir: string, host: string): Promise<Target> {
  const pidFile = await readFile(join(dataDir, 'postgres/pg/postmaster.pid'), 'utf8');
  return { port: server.port, pid: server.pid, postmaster: Number.parseInt(pidFile, 10), host };
}

async function addLargeShop(dataDir: string, environment: Record<string, string>): Promise<void> {
  const file = join(dataDir, 'large-catalogue.csv');
  await writeLargeCatalogue(file, LARGE_PRODUCTS);
  await spawnCommand('shop', ['add', '--host', LARGE_HOST, '--template', 'large'], environment);
  await spawnCommand('import', ['--shop', LARGE_HOST, file], environment);
  const choices = join(dataDir, 'choices.csv');
  await writeChoices(choices);
  await spawnCommand('import', ['--shop', LARGE_HOST, choices], environment);
}
