import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createPasswords } from './domain/admins/passwords';
import { prepareSoldProducts } from './domain/cart/sold-products';
import { createCatalogueMemo } from './domain/catalogue/memo';
import { createBackoff } from './http/backoff';
import { createKeyedCache } from './http/keyed-cache';
import { createPublicAddress, createStoredAddress } from './http/public-address';
import { createRateLimiter } from './http/rate-limiter';
import { createSharedCounts } from './http/shared-counts';
import { createSecrets } from './secrets';
import type { AppParts, Services } from './services';

const MAX_ANSWERS = 1_000;
const MAX_PROVIDERS = 500;
const MAX_ANSWER_BYTES = 16 * 1_048_576;

/** What routes, jobs and domain functions work with, made once of what the app is made of. */
export function makeServices(parts: AppParts): Services {
  const { now = Date.now, passwords = createPasswords() } = parts;
  const secrets = createSecrets(parts.secretKey);
  const shared = createSharedCounts({ pool: parts.pool, secrets, log: parts.log, now });
  const bases = { mediaBase: parts.mediaBase, cdn: parts.config.cdn };
  return {
    ...parts,
    now,
    passwords,
    secrets,
    providers: new LRUCache({ max: MAX_PROVIDERS }),
    opening: new Map(),
    turns: new Map(),
    answers: createKeyedCache({
      maxEntries: MAX_ANSWERS,
      maxBytes: MAX_ANSWER_BYTES,
      sizeOf: (text) => text.length,
    }),
    memo: createCatalogueMemo(),
    soldProducts: prepareSoldProducts(parts.db),
    rates: createRateLimiter({ now, shared }),
    backoff: createBackoff({ now, shared }),
    edition: randomUUID(),
    publicAddress: createPublicAddress(bases),
    storedAddress: createStoredAddress(bases),
  };
}
