import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Call } from '@/core/calls/call';
import { contract } from '@/core/calls/contract.schema';
import { uploadTooLarge } from '@/core/model/messages';
import { MAX_UPLOAD_BYTES } from '@/core/model/upload';
import { tooLarge } from '../base/errors';
import { takeTurns, takeTurnsEach } from '../base/take-turns';
import { clientAddress } from '../http/client-address';
import { HttpError } from '../http/http-error';
import * as messages from '../http/messages';
import type { AppEnvironment, CallSchemas, Route } from '../http/route';
import { rateLimit } from '../limits/rate-limit';
import { UPLOADS, UPLOADS_A_DAY } from '../limits/rates';
import type { Services } from '../services/services';
import { served } from './served';

/** A picture and what a form puts around it. */
const MAX_FORM_BYTES = MAX_UPLOAD_BYTES + 65_536;

export function addCalls(app: Hono<AppEnvironment>, services: Services): void {
  const takeUpload = takeForm(services);
  for (const { call, route } of listCalls()) {
    const handle = route.serve(call, services);
    if (call.method === 'GET') app.get(call.path, handle);
    else if (call.encoding === 'multipart') app.post(call.path, takeUpload, limitForm, handle);
    else app.post(call.path, handle);
  }
}

const limitForm = bodyLimit({
  maxSize: MAX_FORM_BYTES,
  onError: () => {
    throw tooLarge(uploadTooLarge);
  },
});

/** A form is held whole while it is read, so few are read at the same time. */
const FORMS_AT_ONCE = 4;

/**
 * Lets a form in before any of it is read: 429 beyond the rate, 411 without a stated length. One client has one turn at
 * a time, so that slow forms of one keep nobody else waiting. Our own calls only wait for a turn.
 */
function takeForm(services: Services): MiddlewareHandler<AppEnvironment> {
  const inTurn = takeTurns(FORMS_AT_ONCE);
  const oneEach = takeTurnsEach();
  return async (c, next) => {
    const client = clientAddress(c, services.config.trustedProxies);
    if (client === null) return inTurn(next);
    await rateLimit({ services, client }, UPLOADS);
    await rateLimit({ services, client }, UPLOADS_A_DAY);
    if (c.req.header('content-length') === undefined) throw new HttpError(411, messages.noLength);
    return oneEach(client, () => inTurn(next));
  };
}

export interface ListedCall {
  area: string;
  name: string;
  call: Call;
  schemas: CallSchemas;
  route: Route;
}

export function listCalls(): ListedCall[] {
  const areas: Record<
    string,
    { calls: Record<string, Call>; schemas: Record<string, CallSchemas> }
  > = contract;
  const routes: Record<string, Record<string, Route>> = served;
  return Object.entries(areas).flatMap(([area, { calls, schemas }]) =>
    Object.entries(calls).flatMap(([name, call]) => {
      const pair = schemas[name];
      const route = routes[area]?.[name];
      return pair && route ? [{ area, name, call, schemas: pair, route }] : [];
    }),
  );
}
