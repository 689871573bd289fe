import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join, relative, sep } from 'node:path';
import type pg from 'pg';
import { pathsOf } from '@/backend/app';
import { readConfig } from '@/backend/base/config';
import type { Backend } from '@/backend/create-backend';
import { nameRoutes } from '@/backend/http/name-routes';
import { BACKEND_BASE_PATH, getBackend } from '@/backend/runtime';
import { beforePages, keepPages } from '@/edge';
import type { BuildFiles } from '@/edge/build-files';
import { listen } from '@/edge/listen';
import { setInlineScripts } from '@/services/server/page-policy';
import { readInlineScripts } from './inline-scripts';
import { closeBackend, keepUp, onStopSignal, stopServer } from './keep-up';
import { logConsole } from './log-console';
import { BUILD_DIR, ensureBuild } from './next-build';
import { PROJECT_DIR } from './project';
import { firstHost, hasShops, shopAddresses } from './shop-addresses';

/** Opens the shop in this process, and closes it on SIGTERM and SIGINT. @throws Error with a message for people */
export async function serveShop({ isDevelopment }: { isDevelopment: boolean }): Promise<void> {
  const config = readConfig();
  const { server, port, answerWith } = await listen(config);
  const stopping = new AbortController();
  const { default: next } = await withoutSourceMaps(() => import('next'));
  const app = next({ dev: isDevelopment, dir: PROJECT_DIR, hostname: config.host, port });
  const opening = open(isDevelopment, port, stopping.signal);
  onStopSignal(async () => {
    stopping.abort();
    await stopServer(server);
    await app.close();
    await closeBackend(opening);
  });

  keepUp(opening);
  const backend = await opening.catch(unlessStopping(stopping.signal));
  await withoutSourceMaps(() => app.prepare());
  const inlineScripts = isDevelopment ? new Map<string, string>() : await readInlineScripts();
  setInlineScripts(inlineScripts);
  const render = app.getRequestHandler();
  const files = isDevelopment ? null : await readBuildFiles();
  const cached = files ? keepPages(render, files) : render;
  const { services } = backend;
  const own = pathsOf(backend.app).map((path) => `${BACKEND_BASE_PATH}${path}`);
  const nameRoute = nameRoutes([...inlineScripts.keys(), ...own]);
  const isFile = files ? (path: string) => files.has(path) : isMadeFile;
  // Who develops reads the console as it is.
  if (!isDevelopment) logConsole(backend.log);
  answerWith(beforePages(cached, { config, services, nameRoute, isFile, isDevelopment }));
  await announce(backend, config.host, port);
  const place = { host: config.host, port, signal: stopping.signal };
  const firstPage = () => makeFirstPage(backend.shops.directory, place);
  if (!isDevelopment) await withoutSourceMaps(firstPage).catch(() => undefined);
}

/** True for made files; in development they are made as they are asked for. */
const isMadeFile = (path: string) => path.startsWith('/_next/static/');

/** A start that a signal cut short has not failed; the signal's handler ends the process. */
function unlessStopping(signal: AbortSignal) {
  return (error: unknown): Promise<never> => {
    if (!signal.aborted) throw error;
    return new Promise(() => undefined);
  };
}

/** Database and build, side by side; what one opened is closed when the other fails. */
async function open(isDevelopment: boolean, port: number, signal: AbortSignal): Promise<Backend> {
  const onStale = () => console.log('Building the shop; this takes a minute, once …');
  const building = isDevelopment ? Promise.resolve() : ensureBuild({ signal, onStale });
  const opening = openSeeded(port);
  const [built, opened] = await Promise.allSettled([building, opening]);
  if (opened.status === 'rejected') throw opened.reason;
  if (built.status === 'fulfilled') return opened.value;
  await opened.value.close();
  throw built.reason;
}

/** The backend; the demo shops and what draws them are loaded only where the database holds no shop. */
async function openSeeded(port: number): Promise<Backend> {
  const backend = await getBackend({ role: 'shop', port });
  if (!backend.config.hasDemoShops || (await hasShops(backend.shops.directory))) return backend;
  const { seedDemoShops } = await import('@/demo/seed');
  console.log('Putting three demo shops into the empty database …');
  const { shops, media, config } = backend;
  const { db } = shops.across;
  const { madePassword } = await seedDemoShops({ db, media, admin: config.demoAdmin });
  if (madePassword) console.log(adminLines(config.demoAdmin.email, madePassword));
  return backend;
}

const adminLines = (email: string, password: string) =>
  `Their admin is ${email}, password ${password} (shown this once; npm run admin sets another).`;

async function announce({ shops }: Backend, host: string, port: number): Promise<void> {
  const addresses = await shopAddresses(shops.directory, port);
  console.log(`The shop is open on ${host}:${port}`);
  console.log(addresses.join('\n') || '  There is no shop yet: npm run shop -- add --help');
}

/** The files of the build, which are scripts, styles and typefaces, by the paths that browsers ask for. */
async function readBuildFiles(): Promise<BuildFiles> {
  const folder = join(BUILD_DIR, 'static');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const places = files.map(({ parentPath, name }) => join(parentPath, name));
  const pathOf = (place: string) => relative(folder, place).split(sep).join('/');
  return new Map(places.map((place) => [`/_next/static/${pathOf(place)}`, place]));
}

/**
 * Loads something while Node keeps no source maps. It keeps those of whatever is loaded, which of Next and of what
 * pages are made with are a sixth of the heap; Next finds those of its chunks by itself when something fails in them.
 */
async function withoutSourceMaps<Result>(load: () => Promise<Result>): Promise<Result> {
  process.setSourceMapsEnabled(false);
  try {
    return await load();
  } finally {
    process.setSourceMapsEnabled(true);
  }
}

/** Longest wait for it, in ms. */
const LONGEST_MS = 5_000;
const EVERY_ADDRESS = ['0.0.0.0', '::'];

interface Place {
  host: string;
  port: number;
  /** Ends it early, as the process stops. */
  signal: AbortSignal;
}

/**
 * Has the home page of a shop made once, asked for as a shopper asks for it: all that makes pages is there when
 * the first one comes. What fails here fails again when it is asked for, and is told then.
 */
async function makeFirstPage(pool: pg.Pool, { host, port, signal }: Place): Promise<void> {
  const shop = await firstHost(pool);
  if (!shop) return;
  const request = get({
    hostname: EVERY_ADDRESS.includes(host) ? 'localhost' : host,
    port,
    headers: { host: shop },
    agent: false,
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
  });
  // Told by what waits for it.
  request.on('error', () => undefined);
  const [answer]: IncomingMessage[] = await once(request, 'response');
  if (answer) await once(answer.resume(), 'end');
}
