import type { MiddlewareHandler } from 'hono';
import { rateLimit } from '../limits/rate-limit';
import type { Rate } from '../limits/rates';
import type { Services } from '../services/services';
import { clientAddress, isAnybody, isDisbelieved, peerOf } from './client-address';
import type { AppEnvironment } from './route';

const MINUTE_MS = 60_000;

/** Rate of paths without a tighter limit, for a whole office behind one address. */
export const CALLS: Rate = { name: 'calls', times: 1_200, windowMs: MINUTE_MS, inBatches: true };
/** A listing shows dozens. */
export const PICTURES: Rate = { ...CALLS, name: 'pictures', times: 6_000 };
/** A provider sends what happened to every order of a sale from few addresses, and comes again. */
const WEBHOOKS: Rate = { ...CALLS, name: 'webhooks', times: 3_000 };

const RATES: readonly (readonly [RegExp, Rate | null])[] = [
  // Whoever watches the process is told how it is.
  [/^\/(healthz|readyz)$/, null],
  [/^\/(media|operations\/photos|cases\/attachments)\//, PICTURES],
  [/^\/\w+\/webhook\//, WEBHOOKS],
];

/** The rate that every request to an address is counted against; null where there is none. */
export function rateOf(path: string): Rate | null {
  const rate = RATES.find(([pattern]) => pattern.test(path));
  return rate ? rate[1] : CALLS;
}

/**
 * Counts every request against the rate of its address, before anything is read of it. Who may be anybody is not
 * counted: one proxy or storefront would use up the rate of all shoppers.
 */
export function limitRequests(services: Services): MiddlewareHandler<AppEnvironment> {
  const { trustedProxies } = services.config;
  let isWarned = false;
  return async (c, next) => {
    const peer = peerOf(c);
    if (!isWarned && isDisbelieved(peer, trustedProxies)) {
      isWarned = true;
      services.log.warn(
        'An X-Forwarded-For was not believed: if a proxy of yours sends it, TRUSTED_PROXIES must name it.',
      );
    }
    const rate = isAnybody(peer, trustedProxies) ? null : rateOf(c.req.path);
    const client = clientAddress(c, trustedProxies);
    if (rate) await rateLimit({ services, client }, rate);
    await next();
  };
}
