import type { SpawnedServer } from '@/tests/run/spawn-server';
import { heapInUse } from '../lib/heap-in-use';
import { percentile } from '../lib/median';
import { memoryMb } from '../lib/process-usage';
import type { Row } from '../lib/report';
import { type Sending, sendClosed, sendSteadily } from './storefront/send-shoppers';
import { shopperRequests } from './storefront/shopper-requests';
import { scaled, type Trial } from './trial';
import { withShop } from './with-shop';

const SECONDS = 600;
const SHARE_OF_MOST = 0.7;
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 20;
const MOST_SECONDS = 20;
const P99_BUDGET_MS = 250;
const DRIFT_BUDGET_PERCENT = 5;
const GROUP = 'Shoppers at 70 % of the most the shop can answer';

/** The storefront under a steady load; what sends it runs on the same machine and takes a part of it. */
export const storefrontLoad: Trial = {
  name: 'load',
  run: (scale) => withShop({}, (server) => measure(server, scaled(SECONDS, scale))),
};

async function measure(server: SpawnedServer, seconds: number): Promise<Row[]> {
  const shop = { port: server.port, host: 'localhost' };
  const next = await shopperRequests(shop);
  const closed = { connections: CONNECTIONS };
  await sendClosed(shop, next, { ...closed, seconds: WARM_UP_SECONDS });
  const most = await sendClosed(shop, next, { ...closed, seconds: MOST_SECONDS });
  const perSecond = most * SHARE_OF_MOST;
  const heapBefore = await heapInUse(server);
  const cpuBefore = process.cpuUsage();
  const sending = await sendSteadily(shop, next, { perSecond, seconds });
  const { user, system } = process.cpuUsage(cpuBefore);
  const drift = (100 * ((await heapInUse(server)) - heapBefore)) / heapBefore;
  return [
    row(`the most, of ${CONNECTIONS} at once`, '/s', most),
    row('sent', '/s', perSecond),
    row('for', 's', seconds),
    ...rowsOf(sending),
    row('of one core, what sends it took', '%', (user + system) / 10_000 / seconds),
    row('heap before, garbage collected', 'MB', heapBefore),
    row('drift of it', '%', drift, DRIFT_BUDGET_PERCENT),
    row('memory of the process at the end', 'MB', await memoryMb(server.pid)),
  ];
}

function rowsOf({ timesMs, errors }: Sending): Row[] {
  if (errors.length > 0) console.log(errors.slice(0, 10).join('\n'));
  return [
    row('answered', '', timesMs.length),
    row('errors', '', errors.length, 0),
    row('median', 'ms', percentile(timesMs, 0.5)),
    row('95th percentile', 'ms', percentile(timesMs, 0.95)),
    row('99th percentile', 'ms', percentile(timesMs, 0.99), P99_BUDGET_MS),
    row('slowest', 'ms', percentile(timesMs, 1)),
  ];
}

function row(name: string, unit: string, value: number | null, budget?: number): Row {
  return { group: GROUP, name, unit, value, ...(budget !== undefined && { budget }) };
}
