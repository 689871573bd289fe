import { Agent } from 'node:http';
import type { LayoutNode } from '@/core/model/page';
import type { SpawnedServer } from '@/tests/run/spawn-server';
import { ask, call, type Shop } from '../lib/ask';
import { percentile } from '../lib/median';
import type { Row } from '../lib/report';
import { adminsOf, logIn } from './fuzz/open-ground';
import { type Sending, sendSteadily } from './storefront/send-shoppers';
import { shopperRequests } from './storefront/shopper-requests';
import { scaled, type Trial } from './trial';
import { withShop } from './with-shop';

const SECONDS = 30;
const PER_SECOND = 20;
const WARM_UP_SECONDS = 8;
const CONNECTIONS = 20;
const P99_BUDGET_MS = 250;
const NOISY_HOST = 'jersey.localhost';
const QUIET_HOST = 'localhost';
const GROUP = 'One shop under 20 hostile connections, another beside it';

const CONTENT_BYTES = 262_000;
const CSS_CHARACTERS = 199_990;
/** Markup and styles that take longest to be taken apart, of all that were tried. */
const SLOW_MARKUP = '<a><b><i><p>';
const SLOW_STYLES = 'a{b:c}';
/** Markup that pages take longest to write: as dense in signs as there is, in blocks that come to a megabyte. */
const DENSE_MARKUP = '<p></p>';
const PAGE_BLOCKS = [262_000, 262_000, 262_000, 250_000];
const PAGE = 'slowest';

/** Shoppers of one shop while another gets the worst that there is: from its visitors, and from an admin of its own. */
export const noisyShop: Trial = {
  name: 'noisy-shop',
  run: (scale) =>
    withShop({ ADMIN_PASSWORD: ADMIN.password }, (server) =>
      measure(server, scaled(SECONDS, scale)),
    ),
};

const ADMIN = { email: 'admin@example.com', password: 'a password of the bench' };

async function measure({ port }: SpawnedServer, seconds: number): Promise<Row[]> {
  const quiet = { port, host: QUIET_HOST };
  const noisy = { port, host: NOISY_HOST };
  const { token, cookie } = await logIn(noisy, ADMIN);
  const origin = `http://${adminsOf(noisy).host}:${port}`;
  const admin = { authorization: `Bearer ${token}`, cookie, origin };
  await saveWorst(noisy, admin);
  const next = await shopperRequests(quiet);
  const send = (length: number) =>
    sendSteadily(quiet, next, { perSecond: PER_SECOND, seconds: length });
  await send(WARM_UP_SECONDS);
  const idle = await send(seconds);
  const noise = makeNoise(noisy, admin);
  const loud = await send(seconds);
  const answered = await noise.stop();
  const idleP99 = percentile(idle.timesMs, 0.99);
  return [
    ...rowsOf('idle', idle),
    ...rowsOf('beside the other', loud, Math.max(P99_BUDGET_MS, 2 * idleP99)),
    ...[...answered].map(([name, count]) => row(`the other: ${name}`, '', count)),
  ];
}

function rowsOf(when: string, { timesMs, errors }: Sending, budget?: number): Row[] {
  if (errors.length > 0) console.log(errors.slice(0, 10).join('\n'));
  return [
    row(`${when}: errors`, '', errors.length, 0),
    row(`${when}: median`, 'ms', percentile(timesMs, 0.5)),
    row(`${when}: 99th percentile`, 'ms', percentile(timesMs, 0.99), budget),
    row(`${when}: slowest`, 'ms', percentile(timesMs, 1)),
  ];
}

const row = (name: string, unit: string, value: number, budget?: number): Row => ({
  ...{ group: GROUP, name, unit, value },
  ...(budget !== undefined && { budget }),
});

/** Saves a page and styles as large and as slow as both may be. */
async function saveWorst(shop: Shop, admin: Record<string, string>): Promise<void> {
  const layout: LayoutNode[] = PAGE_BLOCKS.map((length, at) => {
    const content = `${at}${DENSE_MARKUP.repeat(length / DENSE_MARKUP.length)}`;
    return { id: `${at}`, type: 'html', props: { content } };
  });
  const globalCSS = SLOW_STYLES.repeat(CSS_CHARACTERS / SLOW_STYLES.length);
  const sent = [
    ['/api/user/pages/create', { name: PAGE, layout, layoutVersion: 2 }],
    ['/api/user/domain/design/save', { metadata: { globalCSS } }],
  ] as const;
  for (const [path, body] of sent) {
    const answer = await call(adminsOf(shop), path, { domain: shop.host, ...body }, admin);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  }
}

/** Asks a shop for what costs most, over as many connections, until it is stopped; gives the answers by kind and status. */
function makeNoise(shop: Shop, admin: Record<string, string>) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const answered = new Map<string, number>();
  let isOver = false;
  let sent = 0;
  const kinds = [
    // Nobody keeps a page that opens something of one shopper's.
    ...repeat(12, 'page', () => ask(shop, `/${PAGE}?order=${sent}`, visitor())),
    ...repeat(4, 'preview', () => preview(shop, `${sent}`, admin, agent)),
    ...repeat(4, 'search', () => search(shop, `${sent}`, visitor())),
  ];
  const visitor = () => ({ agent, headers: { 'x-forwarded-for': `10.2.${sent % 250}.7` } });
  const run = async ({ name, request }: (typeof kinds)[number]) => {
    while (!isOver) {
      sent += 1;
      const { status } = await request().catch(() => ({ status: 0 }));
      const key = `${name} ${status}`;
      answered.set(key, (answered.get(key) ?? 0) + 1);
    }
  };
  const done = Promise.all(kinds.map(run));
  return {
    stop: async () => {
      isOver = true;
      await done;
      agent.destroy();
      return answered;
    },
  };
}

const repeat = (times: number, name: string, request: () => Promise<{ status: number }>) =>
  Array.from({ length: times }, () => ({ name, request }));

function preview(shop: Shop, unique: string, headers: Record<string, string>, agent: Agent) {
  const isCss = unique.endsWith('0');
  const [piece, length] = isCss ? [SLOW_STYLES, CSS_CHARACTERS] : [SLOW_MARKUP, CONTENT_BYTES];
  const content = `/*${unique}*/${piece.repeat((length - 20) / piece.length)}`;
  const body = { domain: shop.host, kind: isCss ? 'css' : 'html', content };
  const path = '/api/backend/api/domain/preview-content';
  return ask(adminsOf(shop), path, { method: 'POST', headers, body, agent });
}

function search(
  shop: Shop,
  unique: string,
  options: { agent: Agent; headers: Record<string, string> },
) {
  const query = `jersei hoodi shrt ${unique} custm nam basball`;
  const body = { query, template: 'jersey' };
  return ask(shop, '/api/backend/search', { ...options, method: 'POST', body });
}
