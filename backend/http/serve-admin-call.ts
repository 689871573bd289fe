import type { Admin } from '../domain/admins/admin-wire';
import { findShop } from '../domain/shops/find-shop';
import { HttpError } from '../errors';
import { authorise, bearerToken } from './authorise';
import { toWire } from './public-address';
import { readFreeJson } from './read-free-json';
import { readInput, readJsonOrNothing } from './read-input';
import {
  type Answer,
  type AskedContext,
  askedContext,
  type CallSchemas,
  jsonResponse,
  type Route,
} from './route';
import { type CallContext, domainOf } from './serve-call';

/** What a call of an admin works with: the shop is theirs. */
export interface AdminContext<Schemas extends CallSchemas = CallSchemas>
  extends CallContext<Schemas> {
  admin: Admin;
}

/**
 * A call that an admin of the shop alone may make. Nothing is read of a request whose sender is
 * unknown; a value that is not taken is 422 with its path.
 */
export function forAdmin<Schemas extends CallSchemas>(
  schemas: Schemas,
  answer: (context: AdminContext<Schemas>) => Answer<Schemas>,
): Route<'admin'> {
  return {
    access: 'admin',
    serve: (call, services) => async (c) => {
      const admin = await authorise(c, services);
      const input = await readInput<Schemas['request']>(c, call, schemas.request, {
        invalid: 422,
        readBody: () => readFreeJson(c, services.storedAddress),
      });
      const shop = await findShop(services.pool, domainOf(c, input.domain));
      if (shop.id !== admin.shopId) throw new HttpError(403, 'You are not an admin of this shop.');
      const { asked, headers } = askedContext(c, services, input);
      const answered = await answer({ ...asked, shop, admin });
      return jsonResponse(toWire(answered, services.publicAddress), headers);
    },
  };
}

/** A call that takes a session's token, with or without a body, and answers whoever has none as well. */
export function withToken<Schemas extends CallSchemas>(
  schemas: Schemas,
  answer: (context: AskedContext<Schemas>, token: string | undefined) => Answer<Schemas>,
): Route<'token'> {
  return {
    access: 'token',
    serve: (call, services) => async (c) => {
      const readBody = () => readJsonOrNothing(c);
      const input = await readInput<Schemas['request']>(c, call, schemas.request, { readBody });
      const { asked, headers } = askedContext(c, services, input);
      const answered = await answer(asked, bearerToken(c));
      return jsonResponse(toWire(answered, services.publicAddress), headers);
    },
  };
}
