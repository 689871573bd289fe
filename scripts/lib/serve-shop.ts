import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathsOf } from '@/backend/app';
import { type Config, readConfig } from '@/backend/base/config';
import type { Backend } from '@/backend/create-backend';
import { makeLinkByCommand } from '@/backend/domain/admins';
import { nameRoutes } from '@/backend/http/name-routes';
import { BACKEND_BASE_PATH, getBackend } from '@/backend/runtime';
import { beforePages, keepPages } from '@/edge';
import type { BuildFiles } from '@/edge/build-files';
import { capPages } from '@/edge/cap-pages';
import { HEALTH_PATHS } from '@/edge/health';
import { listen } from '@/edge/listen';
import type { Handler } from '@/edge/request';
import { setInlineScripts } from '@/services/server/page-policy';
import { greet } from './greet';
import { readInlineScripts } from './inline-scripts';
import { closeBackend, keepUp, onStopSignal, stopServer } from './keep-up';
import { logConsole } from './log-console';
import { BUILD_DIR, ensureBuild, readBuildId } from './next-build';
import { PROJECT_DIR } from './project';
import { sanitizerProgram } from './sanitizer-program';
import { hasShops } from './shop-addresses';
import { sourceStamp } from './source-stamp';

/**
 * Opens the shop in this process, and closes it on SIGTERM and SIGINT.
 * @throws Error with a message for people, once all that this start began is stopped again
 */
export async function serveShop({ isDevelopment }: { isDevelopment: boolean }): Promise<void> {
  const config = readConfig();
  const listening = await listen(config);
  const { port } = listening;
  const stopping = new AbortController();
  const { signal } = stopping;
  const { default: next } = await withoutSourceMaps(() => import('next'));
  const app = next({ dev: isDevelopment, dir: PROJECT_DIR, hostname: config.host, port });
  const build = isDevelopment ? undefined : await sourceStamp(PROJECT_DIR);
  const opening = open(build, port, signal);
  // No proxy is waited for before the shop is open: it was never told that this process is ready.
  let trustedProxies: Config['trustedProxies'] = 0;
  const stop = async () => {
    stopping.abort();
    listening.giveUp();
    await stopServer(listening, { trustedProxies });
    await app.close();
    await closeBackend(opening);
  };
  onStopSignal(stop);
  keepUp(opening);
  try {
    const backend = await opening;
    listening.answerWith(await makeHandler(app, backend, { config, isDevelopment }));
    trustedProxies = config.trustedProxies;
    const place = { host: config.host, port, signal };
    const greeting = () => greet(backend.shops.directory, place, { makesPage: !isDevelopment });
    await withoutSourceMaps(greeting);
  } catch (error) {
    // A start that a signal cut short has not failed; the signal's handler ends the process.
    if (signal.aborted) return new Promise(() => undefined);
    await stop();
    throw error;
  }
}

type NextApp = ReturnType<typeof import('next').default>;

interface Circumstances {
  config: Config;
  isDevelopment: boolean;
}

/** Makes what answers requests: the pages with all that stands before them. */
async function makeHandler(
  app: NextApp,
  { app: calls, services, log }: Backend,
  { config, isDevelopment }: Circumstances,
): Promise<Handler> {
  await withoutSourceMaps(() => app.prepare());
  const inlineScripts = isDevelopment ? new Map<string, string>() : await readInlineScripts();
  setInlineScripts(inlineScripts);
  const files = isDevelopment ? null : await readFiles(join(BUILD_DIR, 'static'), '/_next/static');
  const publicFiles = await readFiles(join(PROJECT_DIR, 'public'));
  const isOfBuild = files ? (path: string) => files.has(path) : isMadeFile;
  const isFile = (path: string) => isOfBuild(path) || publicFiles.has(path);
  const render = capPages(app.getRequestHandler(), services, isFile);
  const cached = files ? keepPages(render, { files, build: await readBuildId() }) : render;
  const own = pathsOf(calls).map((path) => `${BACKEND_BASE_PATH}${path}`);
  const nameRoute = nameRoutes([...inlineScripts.keys(), ...HEALTH_PATHS, ...own]);
  // Who develops reads the console as it is.
  if (!isDevelopment) logConsole(log);
  return beforePages(cached, { config, services, nameRoute, isFile, isDevelopment });
}

/** True for made files; in development they are made as they are asked for. */
const isMadeFile = (path: string) => path.startsWith('/_next/static/');

/** Opens the database and builds, side by side; where one fails, what the other began is stopped and closed. */
async function open(
  build: string | undefined,
  port: number,
  signal: AbortSignal,
): Promise<Backend> {
  const failing = new AbortController();
  const onStale = () => console.log('Building the shop; this takes a minute, once …');
  const onWait = () => console.log('Another process is building the shop: waiting for it …');
  const both = { signal: AbortSignal.any([signal, failing.signal]), onStale, onWait };
  const building = build === undefined ? undefined : ensureBuild({ ...both, stamp: build });
  const opening = openSeeded(port, build);
  opening.catch(() => failing.abort());
  const [built, opened] = await Promise.allSettled([building, opening]);
  if (opened.status === 'rejected') throw opened.reason;
  if (built.status === 'fulfilled') return opened.value;
  await opened.value.close();
  throw built.reason;
}

/** The backend; the demo shops and what draws them are loaded only where the database holds no shop. */
async function openSeeded(port: number, build: string | undefined): Promise<Backend> {
  const program = await sanitizerProgram();
  const backend = await getBackend({ role: 'shop', port, build, sanitizerProgram: program });
  try {
    await seedIfEmpty(backend);
    return backend;
  } catch (error) {
    await backend.close();
    throw error;
  }
}

async function seedIfEmpty({ shops, media, services, config }: Backend): Promise<void> {
  if (!config.hasDemoShops || (await hasShops(shops.directory))) return;
  const { seedDemoShops } = await import('@/demo/seed');
  console.log('Putting three demo shops into the empty database …');
  const onWait = () => console.log('Another process is doing that already: waiting for it …');
  const { db } = shops.across;
  const { demoAdmin: admin } = config;
  const { firstHost } = await seedDemoShops({ db, media, admin, onWait });
  if (!firstHost || admin.password !== undefined) return;
  const tools = { db, config, secrets: services.secrets };
  const link = { kind: 'reset', email: admin.email } as const;
  const address = await makeLinkByCommand(tools, firstHost, link);
  console.log(adminLines(admin.email, address));
}

const adminLines = (email: string, address: string) =>
  `Their admin is ${email}, who chooses a password here, once, within seven days:\n  ${address}`;

/** The files of a folder, such as scripts, styles and typefaces of the build, by the paths that browsers ask for. */
async function readFiles(folder: string, base = ''): Promise<BuildFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const places = files.map(({ parentPath, name }) => join(parentPath, name));
  const pathOf = (place: string) => relative(folder, place).split(sep).join('/');
  return new Map(places.map((place) => [`${base}/${pathOf(place)}`, place]));
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
