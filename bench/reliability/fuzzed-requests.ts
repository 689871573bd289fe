import { startProviders } from '@/tests/e2e/support/provider-stand-ins';
import { spawnCommand } from '@/tests/run/spawn-command';
import type { SpawnedServer } from '@/tests/run/spawn-server';
import { heapInUse } from '../lib/heap-in-use';
import type { Row } from '../lib/report';
import { openGround, type Place } from './fuzz/open-ground';
import { countOf, isFault, runFuzz, type Tally } from './fuzz/run-fuzz';
import { scaled, type Trial } from './trial';
import { withShop } from './with-shop';

const REQUESTS = 200_000;
const SEED = 7;
const DRIFT_BUDGET_PERCENT = 5;
/** Every so many requests there is another admin: some requests have logged the last one out, or out of their account. */
const LOGIN_EVERY = 2_000;
/** Until what is kept between requests is as large as it gets. */
const WARM_UP_SHARE = 0.25;
const PASSWORD = 'three-quiet-needles';
const HOSTS = { host: 'localhost', foreignHost: 'jersey.localhost' };

/** Requests to every call of the API page and to every page, damaged in every way, against the running shop. */
export const fuzzedRequests: Trial = {
  name: 'fuzz',
  run: async (scale) => {
    const providers = await startProviders();
    return withShop(providers.environment, (shop, dataDir) =>
      measure(shop, { dataDir, requests: scaled(REQUESTS, scale) }),
    ).finally(providers.close);
  },
};

interface Extent {
  dataDir: string;
  requests: number;
}

async function measure(shop: SpawnedServer, { dataDir, requests }: Extent): Promise<Row[]> {
  const place = { port: shop.port, ...HOSTS, dataDir };
  const warmUp = Math.ceil(requests * WARM_UP_SHARE);
  const first = await sendAll(place, 0, warmUp);
  const before = await heapInUse(shop);
  const second = await sendAll(place, warmUp, requests);
  const after = await heapInUse(shop);
  const faults = [...first, ...second].flatMap(({ failures }) => failures);
  if (faults.length > 0) console.log(faults.join('\n'));
  return rowsOf([...first, ...second], { before, after });
}

type RunningPlace = Omit<Place, 'admin'> & Pick<Extent, 'dataDir'>;

async function sendAll(place: RunningPlace, first: number, end: number): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (let from = first; from < end; from += LOGIN_EVERY) {
    const admin = await addAdmin(place, `fuzz-${from}@example.com`);
    const ground = await openGround({ ...place, admin });
    const to = Math.min(end, from + LOGIN_EVERY);
    tallies.push(await runFuzz({ port: place.port, seed: SEED, first: from, end: to, ground }));
  }
  return tallies;
}

/** Adds an owner of both shops by the command, beside the running app. */
async function addAdmin({ dataDir, host, foreignHost }: RunningPlace, email: string) {
  const admin = { email, password: PASSWORD };
  for (const name of [host, foreignHost]) {
    const args = ['add', '--host', name, email, `password=${PASSWORD}`, 'role=owner'];
    await spawnCommand('admin', args, { DATA_DIR: dataDir });
  }
  return admin;
}

function rowsOf(tallies: readonly Tally[], heap: { before: number; after: number }): Row[] {
  const group = 'Fuzzed requests to every call of the API page and every page';
  const count = (matches: Parameters<typeof countOf>[1]) =>
    tallies.reduce((sum, tally) => sum + countOf(tally, matches), 0);
  const among = (from: number, to: number) =>
    count((ending) => typeof ending === 'number' && ending >= from && ending < to);
  const drift = (100 * (heap.after - heap.before)) / heap.before;
  return [
    { group, name: 'requests', unit: '', value: count(() => true) },
    { group, name: 'answered by success or as unchanged', unit: '', value: among(200, 400) },
    { group, name: 'refused', unit: '', value: among(400, 500) },
    { group, name: 'of them for being too many', unit: '', value: count((end) => end === 429) },
    {
      group,
      name: 'broken off by the server',
      unit: '',
      value: count((end) => end === 'broken off'),
    },
    {
      ...{ group, name: 'answers of 500 and its like', unit: '', budget: 0 },
      value: count((ending) => typeof ending === 'number' && isFault(ending)),
    },
    {
      group,
      name: 'without an answer in 10 s',
      unit: '',
      value: count((end) => end === 'hung'),
      budget: 0,
    },
    { group, name: 'heap after the warm-up, garbage collected', unit: 'MB', value: heap.before },
    {
      group,
      name: 'drift of it until the end',
      unit: '%',
      value: drift,
      budget: DRIFT_BUDGET_PERCENT,
    },
  ];
}
