import type { MiddlewareHandler } from 'hono';
import { takeTurns, takeTurnsEach } from '../base/take-turns';
import type { Rate } from '../limits/rate';
import { rateLimit } from '../limits/rate-limit';
import type { Services } from '../services/services';
import { clientAddress } from './client-address';
import type { AppEnvironment } from './environment';
import { HttpError } from './http-error';
import * as messages from './messages';

/** A form is held whole while it is read, so few are read at the same time. */
const FORMS_AT_ONCE = 4;

/**
 * Lets a form in before any of it is read: 429 beyond the rate, 411 without a stated length (it would
 * be held before anything is known of it). One client has one turn at a time, so that slow forms of
 * one keep nobody else waiting. Our own calls only wait for a turn.
 */
export function takeForm(services: Services, rate: Rate): MiddlewareHandler<AppEnvironment> {
  const inTurn = takeTurns(FORMS_AT_ONCE);
  const oneEach = takeTurnsEach();
  return async (c, next) => {
    const client = clientAddress(c, services.config.trustedProxies);
    if (client === null) return inTurn(next);
    await rateLimit({ services, shop: null, client }, rate);
    if (c.req.header('content-length') === undefined) {
      throw new HttpError(411, messages.noLength);
    }
    return oneEach(client, () => inTurn(next));
  };
}
