import type { MiddlewareHandler } from 'hono';
import type { Services } from '../services';
import { clientAddress } from './client-address';
import type { AppEnvironment } from './environment';
import { rateLimit } from './rate-limit';
import type { Rate } from './rate-limiter';

const MINUTE_MS = 60_000;

/** Whatever has no tighter limit of its own, for a whole office behind one address. */
export const CALLS: Rate = { name: 'calls', times: 1_200, windowMs: MINUTE_MS, inBatches: true };
/** A listing shows dozens. */
export const PICTURES: Rate = { ...CALLS, name: 'pictures', times: 6_000 };
/** A provider sends what happened to every order of a sale from few addresses, and comes again. */
export const WEBHOOKS: Rate = { ...CALLS, name: 'webhooks', times: 3_000 };

const RATES: readonly (readonly [RegExp, Rate | null])[] = [
  // Whoever watches the process is told how it is.
  [/^\/(healthz|readyz)$/, null],
  [/^\/(media|operations\/photos|cases\/attachments)\//, PICTURES],
  [/^\/\w+\/webhook\//, WEBHOOKS],
];

/** The rate that every request to an address is counted against; null where there is none. */
export function rateOf(path: string): Rate | null {
  const found = RATES.find(([pattern]) => pattern.test(path));
  return found ? found[1] : CALLS;
}

/**
 * Counts every request against the rate of its address, before anything is read of it or asked for it.
 * What comes from this machine is not counted: a proxy that nobody has told of would be everybody.
 */
export function limitRequests(services: Services): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const client = clientAddress(c, services.config.trustedProxies);
    const rate = rateOf(c.req.path);
    if (rate && !isThisMachine(client)) await rateLimit({ services, shop: null, client }, rate);
    await next();
  };
}

const isThisMachine = (client: string | null) =>
  client !== null && (/^127\./.test(client) || client === '0:0:0:0::/64');
