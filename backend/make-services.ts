import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createKeyedCache } from './base/keyed-cache';
import { createPasswords } from './base/passwords';
import { createSecrets } from './base/secrets';
import type { ShopDatabase } from './db/shops';
import { createBackoff } from './limits/backoff';
import { createCallTurns } from './limits/call-turns';
import { createRateLimiter } from './limits/rate-limiter';
import { createSharedCounts } from './limits/shared-counts';
import { createMediaAddress, createPublicAddress } from './media/public-address';
import { createSanitizer } from './sanitizer';
import { createCatalogueMemo } from './services/memo';
import type { AppParts, Services } from './services/services';

/** More are made anew as they come. */
const MAX_SHOPS = 1_000;
const MAX_ANSWERS = 1_000;
const MAX_PROVIDERS = 500;
const MAX_ANSWER_BYTES = 16 * 1_048_576;

type SharedServices = Omit<Services, keyof ReturnType<typeof through> | 'ofShop'>;

export function makeServices(parts: AppParts): Services {
  const shared = makeShared(parts);
  const ofShops = new LRUCache<string, Services>({ max: MAX_SHOPS });
  const ofShop = (shopId: string): Services => {
    const existing = ofShops.get(shopId);
    if (existing) return existing;
    const made = { ...shared, ...through(parts.shops.ofShop(shopId)), ofShop };
    ofShops.set(shopId, made);
    return made;
  };
  return { ...shared, ...through(parts.shops.none), ofShop };
}

const through = ({ db, pool }: ShopDatabase) => ({ db, pool });

/** Services of the whole process, whichever shop it works for. */
function makeShared(parts: AppParts): SharedServices {
  const { now = Date.now, passwords = createPasswords(), edition = randomUUID() } = parts;
  const { sanitizer = createSanitizer() } = parts;
  const secrets = createSecrets(parts.secretKey);
  const shared = createSharedCounts({ pool: parts.shops.directory, secrets, log: parts.log, now });
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
    sanitizer,
    rates: createRateLimiter({ now, shared }),
    backoff: createBackoff({ now, shared }),
    callTurns: createCallTurns(),
    edition,
    publicAddress: createPublicAddress(bases),
    mediaAddress: createMediaAddress(bases),
  };
}
