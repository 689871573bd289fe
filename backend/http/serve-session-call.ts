import type { Rate } from '../limits/rate';
import { rateLimit } from '../limits/rate-limit';
import { recordDenied, recordDone } from './audit';
import { bearerToken } from './authorise';
import { readInput, readJsonOrNothing } from './read-input';
import { resolveShop } from './resolve-shop';
import {
  type Answer,
  type BaseContext,
  baseContext,
  type CallSchemas,
  jsonResponse,
  type Route,
} from './route';
import type { CallContext } from './serve-call';
import { toWire } from './wire/to-wire';

interface OnRecord {
  /** Puts on record whom the call let in or out. */
  record(who: { actorId: string; shopId: string }): Promise<void>;
}

type LoginContext<Schemas extends CallSchemas> = CallContext<Schemas> & OnRecord;
type TokenContext<Schemas extends CallSchemas> = BaseContext<Schemas> & OnRecord;

/** A call that lets somebody in, so often from one address; who was turned away is put on record. */
export function forLogin<Schemas extends CallSchemas>(
  schemas: Schemas,
  answer: (context: LoginContext<Schemas>) => Answer<Schemas>,
  { rate }: { rate: Rate },
): Route<'public'> {
  const write = toWire(schemas.response);
  return {
    access: 'public',
    serve: (call, everyone) => async (c) => {
      const input = await readInput<Schemas['request']>(c, call, schemas.request);
      const { shop, services } = await resolveShop(c, everyone, input.domain);
      const { context, headers } = baseContext(c, services, input);
      const record: OnRecord['record'] = (who) => recordDone(c, services, { ...who, call });
      try {
        await rateLimit({ ...context, shop }, rate);
        const answered = await answer({ ...context, shop, record });
        return jsonResponse(write(answered, services.publicAddress), headers);
      } catch (error) {
        throw await recordDenied(c, services, { call, shop }, error);
      }
    },
  };
}

/** A call that takes a session's token, with or without a body, and answers whoever has none as well. */
export function withToken<Schemas extends CallSchemas>(
  schemas: Schemas,
  answer: (context: TokenContext<Schemas>, token: string | undefined) => Answer<Schemas>,
): Route<'token'> {
  const write = toWire(schemas.response);
  return {
    access: 'token',
    serve: (call, services) => async (c) => {
      const readBody = () => readJsonOrNothing(c);
      const input = await readInput<Schemas['request']>(c, call, schemas.request, { readBody });
      const { context, headers } = baseContext(c, services, input);
      const record: OnRecord['record'] = (who) =>
        recordDone(c, services.ofShop(who.shopId), { ...who, call });
      const answered = await answer({ ...context, record }, bearerToken(c));
      return jsonResponse(write(answered, services.publicAddress), headers);
    },
  };
}
