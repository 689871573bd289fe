import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { createPasswords } from './domain/admins/passwords';
import { createCatalogueMemo } from './domain/catalogue/memo';
import { createBackoff } from './http/backoff';
import type { AppEnvironment } from './http/environment';
import { errorResponse } from './http/error-response';
import { createKeyedCache } from './http/keyed-cache';
import { createPublicAddress, createStoredAddress } from './http/public-address';
import { createRateLimiter } from './http/rate-limiter';
import { requestContext } from './http/request-context';
import { addUnrouted } from './http/unrouted';
import { addApiPages } from './routes/api-pages';
import { addCalls } from './routes/calls';
import { addHealth } from './routes/health';
import { addMedia } from './routes/media';
import { addPhotos } from './routes/photos';
import { addWebhooks } from './routes/webhooks';
import { createSecrets } from './secrets';
import type { AppParts, Services } from './services';

const MAX_ANSWERS = 1_000;
const MAX_PROVIDERS = 500;
const MAX_ANSWER_BYTES = 16 * 1_048_576;

/** What every route and job works with, made once from the app's parts. */
export function createServices(parts: AppParts): Services {
  const { now = Date.now, passwords = createPasswords() } = parts;
  const bases = { mediaBase: parts.mediaBase, cdn: parts.config.cdn };
  return {
    ...parts,
    now,
    passwords,
    secrets: createSecrets(parts.secretKey),
    providers: new LRUCache({ max: MAX_PROVIDERS }),
    opening: new Map(),
    answers: createKeyedCache({
      maxEntries: MAX_ANSWERS,
      maxBytes: MAX_ANSWER_BYTES,
      sizeOf: (text) => text.length,
    }),
    memo: createCatalogueMemo(),
    rates: createRateLimiter({ now }),
    backoff: createBackoff({ now }),
    edition: randomUUID(),
    publicAddress: createPublicAddress(bases),
    storedAddress: createStoredAddress(bases),
  };
}

/**
 * The backend: every call of the contract at the spec's own path (spec 7), pictures, health and the
 * API description. Whoever mounts it below a base path strips that path.
 */
export function createApp(services: Services): Hono<AppEnvironment> {
  const { log } = services;
  const app = new Hono<AppEnvironment>();
  app.use(requestContext(log));
  const respond = errorResponse(log);
  app.onError(respond);
  addHealth(app, services);
  addMedia(app, services);
  addPhotos(app, services);
  addCalls(app, services);
  addWebhooks(app, services);
  addApiPages(app, services);
  addUnrouted(app, respond);
  return app;
}
