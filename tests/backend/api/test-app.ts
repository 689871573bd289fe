import { beforeAll } from 'vitest';
import { createApp } from '@/backend/app';
import { type Config, readConfig } from '@/backend/base/config';
import { createLog } from '@/backend/base/log';
import { makeServices } from '@/backend/make-services';
import { createMediaStore, type MediaStore } from '@/backend/media';
import type { AppParts, Services } from '@/backend/services/services';
import { type TestDatabase, withTestDatabase } from '../database';
import { makeFolderOfRun } from '../test-server';
import { SECRET_KEY } from './secret-key';

export const MEDIA_BASE = '/api/backend';

export interface TestApp {
  readonly database: TestDatabase;
  readonly app: ReturnType<typeof createApp>;
  /** For what no call does, such as jobs. */
  readonly services: Services;
  readonly media: MediaStore;
  readonly mediaDir: string;
  /** Everything logged so far, one JSON object a line. */
  readonly logged: string[];
  /** Asks on a host; `localhost` unless another is named. */
  get(path: string, host?: string, headers?: Record<string, string>): Promise<Response>;
  /** Sends JSON, from an address where one is named: without one it is a call of our own. */
  post(path: string, body: unknown, from?: From): Promise<Response>;
  /** The JSON of a 200 answer; anything else fails the test. */
  read(path: string, host?: string): Promise<unknown>;
}

export interface From {
  /** The shop's own; what admins alone send goes to where they work. */
  host?: string;
  /** True for what admins alone send, and is sent to the shop's own host all the same. */
  isAtShop?: boolean;
  address?: string;
  headers?: Record<string, string>;
}

interface Made {
  app: ReturnType<typeof createApp>;
  services: Services;
  media: MediaStore;
  mediaDir: string;
}

/** The origin that a browser says it is on; this machine alone goes without TLS. */
export const originOf = (host: string): string =>
  `${/(^|\.)localhost(:\d+)?$/.test(host) ? 'http' : 'https'}://${host}`;

const IN_OR_OUT = /^\/api\/(admin\/log|account\/)/;

/** Calls of a session say themselves where they come from, or leave it out. */
const saysOrigin = (path: string, headers: Record<string, string> = {}): boolean =>
  !headers.authorization || path === '/api/admin/logout';

const isOfAdmins = (path: string, headers: Record<string, string> = {}): boolean =>
  'authorization' in headers || IN_OR_OUT.test(path);

/** The backend on a database and a media folder of the test file's own, with parts of its own where named. */
export function withTestApp(
  parts: Partial<Pick<AppParts, 'now' | 'passwords'>> & { settings?: () => Partial<Config> } = {},
): TestApp {
  const database = withTestDatabase();
  const logged: string[] = [];
  let made: Made | undefined;
  const current = () => {
    if (!made) throw new Error('The app exists inside tests and hooks only.');
    return made;
  };

  beforeAll(async () => {
    const log = createLog({ level: 'info', write: (line) => void logged.push(line) });
    const mediaDir = await makeFolderOfRun();
    const { shops } = database;
    const media = await createMediaStore({ dir: mediaDir, shops, log });
    const cdn = { storageHost: 'storage.example', cdnHost: 'cdn.example' };
    const { settings, ...replaced } = parts;
    const config = { ...readConfig({}), cdn, trustedProxies: 0, ...settings?.() };
    const own = { secretKey: SECRET_KEY, mediaBase: MEDIA_BASE };
    const services = makeServices({ shops, media, config, log, ...own, ...replaced });
    made = { app: createApp(services), services, media, mediaDir };
  });

  const get: TestApp['get'] = async (path, host = 'localhost', headers = {}) =>
    current().app.request(path, { headers: { host, ...headers } });

  return {
    database,
    logged,
    get app() {
      return current().app;
    },
    get media() {
      return current().media;
    },
    get services() {
      return current().services;
    },
    get mediaDir() {
      return current().mediaDir;
    },
    get,
    async post(path, body, { host: shop = 'localhost', isAtShop, address, headers } = {}) {
      const isForAdmins = isOfAdmins(path, headers) && !isAtShop;
      const host = isForAdmins ? `admin.${shop}` : shop;
      const request = {
        method: 'POST',
        headers: {
          ...{ host, 'content-type': 'application/json' },
          ...(isForAdmins && saysOrigin(path, headers) && { origin: originOf(host) }),
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      };
      const env = address && { incoming: { socket: { remoteAddress: address } } };
      return current().app.request(path, request, env || undefined);
    },
    async read(path, host) {
      const answer = await get(path, host);
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`);
      return JSON.parse(text);
    },
  };
}
