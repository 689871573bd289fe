import type { Context } from 'hono';
import type { z } from 'zod';
import type { Call } from '@/core/calls/call';
import type { Principal } from '../domain/admins/principal';
import type { ShopServices } from '../domain/shops/find-shop';
import { tooManyAttempts } from '../limits/rate-limit';
import type { Rate } from '../limits/rates';
import type { Services } from '../services/services';
import { onRecord, recordDenied } from './audit';
import { assertFactor, assertProved, authorise } from './authorise';
import { success } from './envelope';
import { badRequest, HttpError } from './http-error';
import { CALLS } from './limit-requests';
import * as messages from './messages';
import { ESCAPED_UNFIT, MAX_ADMIN_VALUES, parseJson, readInput, readJsonText } from './read-input';
import { MAX_ADMIN_BODY_BYTES } from './read-text';
import { assertAdminOrigin } from './request-origin';
import {
  type CallContext,
  type CallSchemas,
  callContext,
  jsonResponse,
  type RequestContext,
  type Route,
  resolveShop,
} from './route';
import { fromWire } from './wire/media-fields';
import { answerWriter } from './wire/write-answer';

type AdminContext<Schemas extends CallSchemas> = CallContext<Schemas> & { admin: Principal };

/** The data in the envelope of an answer; nothing where it has none. */
type Data<Answer> = 'data' extends keyof Answer ? Promise<Answer['data']> : Promise<void>;

/**
 * A call that whoever has its right in the shop alone may make. Nothing is read of a request whose sender is unknown; a value that is
 * not taken is 422. Changes are put on record, and who was turned away. Answers come in the spec's envelope.
 * @param isReading that it changes nothing, and is not put on record.
 */
export function forAdmin<Schemas extends CallSchemas>(
  schemas: Schemas,
  work: (context: AdminContext<Schemas>) => Data<z.output<Schemas['response']>>,
  { isReading = false }: { isReading?: boolean } = {},
): Route<'admin'> {
  const read = fromWire<Schemas['request']>(schemas.request);
  const write = answerWriter(schemas.response);
  return {
    access: 'admin',
    serve: (call, everyone) => async (c) => {
      const admin = await admitted(c, everyone, call).catch(async (error: unknown) => {
        throw await recordDenied(c, everyone, call, error);
      });
      const sent = await readInput<Schemas['request']>(c, call, schemas.request, {
        invalid: 422,
        readBody: readFreeJson,
      });
      const input = read(sent, everyone.mediaAddress);
      const services = await resolveShop(c, everyone, input.domain);
      const { shop } = services;
      if (shop.id !== admin.shopId) {
        throw await recordDenied(c, services, call, new HttpError(403, messages.otherShop));
      }
      assertAdminOrigin(c, everyone.config, shop.host);
      assertProved(admin, call.demand, services.now());
      const { context, headers } = callContext(c, services, input);
      const doWork = (): Promise<unknown> =>
        services.callTurns.admins.run(shop.id, async () => work({ ...context, admin }));
      const action = { actorId: admin.id, call, input };
      const data = await (isReading ? doWork() : onRecord(c, services, action, doWork));
      return jsonResponse(await write(success(data), services), headers);
    },
  };
}

/** Answers with what somebody's work gives. */
export const byAdmin =
  <Input, Answer>(work: (services: ShopServices, admin: Principal, input: Input) => Answer) =>
  ({ services, admin, input }: { services: ShopServices; admin: Principal; input: Input }) =>
    work(services, admin, input);

/** Limits one account from any address: a browser gone astray, or a stolen session. */
const ADMIN_CALLS: Rate = { ...CALLS, name: 'admin-calls' };

/** @throws HttpError 401 or 403 for who may not make the call, 429 for one who asks too often. */
async function admitted(
  c: RequestContext,
  everyone: Services,
  call: Call<unknown, unknown, 'admin'>,
): Promise<Principal> {
  const admin = await authorise(c, everyone, call.demand);
  assertFactor(admin, call);
  const waitMs = await everyone.rates.take(admin.id, ADMIN_CALLS);
  if (waitMs > 0) throw tooManyAttempts(waitMs);
  return admin;
}

/** A NUL, which PostgreSQL does not take, and halves of characters, which no page can show. */
const UNFIT = /\0|\p{Surrogate}/u;

/**
 * The JSON body of a call that stores what it is sent, such as a layout. 400 with its path for text that cannot be kept,
 * 422 for what is nested too deep.
 */
async function readFreeJson(c: Context): Promise<unknown> {
  const text = await readJsonText(c, MAX_ADMIN_BODY_BYTES);
  const value = parseJson(text, MAX_ADMIN_VALUES);
  if (ESCAPED_UNFIT.test(text)) assertFit(value, []);
  return value;
}

/** @throws HttpError 400 with the way to the first text that cannot be kept, or to what has it for a key. */
function assertFit(value: unknown, path: string[]): void {
  if (typeof value === 'string') assertFitText(value, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) assertFitText(key, path);
    path.push(key);
    assertFit(inner, path);
    path.pop();
  }
}

function assertFitText(text: string, path: readonly string[]): void {
  if (UNFIT.test(text)) throw badRequest(messages.invalidCharacter, path.join('.'));
}
