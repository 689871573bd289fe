import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { rateLimit } from '@/backend/limits/rate-limit';
import type { Rate } from '@/backend/limits/rates';
import { namesTag, SHOP_STATE_HEADER } from '@/core/rules/security/entity-tag';
import type { ShopRef } from '../domain/shops/find-shop';
import type { Services } from '../services/services';
import { recordDenied, recordDone } from './audit';
import { assertAdmitted, bearerToken } from './authorise';
import { type InvalidStatus, readInput, readJsonOrNothing } from './read-input';
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
import { answerWriter } from './wire/write-answer';

type Answer<Schemas extends CallSchemas> = Promise<z.output<Schemas['response']>>;

interface ShopCallOptions {
  /** Rate per client; beyond it is 429. */
  rate?: Rate;
  /** Set for a GET answer with more than the revisions of shop and catalogue cover: never cached. */
  isLive?: boolean;
  /** Set for a POST call that reads and does nothing else, such as a search. */
  isReading?: boolean;
  /** Status for a well-formed field with an invalid value; 400 by default. */
  invalid?: InvalidStatus;
}

/** A call about one shop, named by `domain` or by the Host header; GET answers are conditional. */
export function forShop<Schemas extends CallSchemas>(
  schemas: Schemas,
  answer: (context: CallContext<Schemas>) => Answer<Schemas>,
  { rate, invalid, isLive = false, isReading = false }: ShopCallOptions = {},
): Route<'public'> {
  const write = answerWriter(schemas.response);
  return {
    access: 'public',
    serve: (call, everyone) => async (c) => {
      const input = await readInput<Schemas['request']>(c, call, schemas.request, { invalid });
      const { domain, ...query } = input;
      const services = await resolveShop(c, everyone, domain);
      const { context, headers } = callContext(c, services, input);
      if (services.shop.opening === 'preparing') await assertAdmitted(c, context);
      if (rate) await rateLimit(context, rate);
      const isCached = call.method === 'GET' && !isLive;
      const turns = services.callTurns[isCached || isReading ? 'reads' : 'writes'];
      const build = () =>
        turns.run(services.shop.id, async () => write(await answer(context), services));
      if (!isCached) return jsonResponse(await build(), headers);
      const state = stateOf(services.shop, services.edition);
      // An answer depends on the state, the call and what was asked.
      const identity = `${state} ${call.path} ${JSON.stringify(query)}`;
      return conditionalResponse(c, services, { state, identity }, build);
    },
  };
}

export function forEveryone<Schemas extends CallSchemas>(
  schemas: Schemas,
  answer: (context: CallContext<Schemas, Services>) => Answer<Schemas>,
): Route<'public'> {
  const write = answerWriter(schemas.response);
  return {
    access: 'public',
    serve: (call, services) => async (c) => {
      const input = await readInput<Schemas['request']>(c, call, schemas.request);
      const { context, headers } = callContext(c, services, input);
      return jsonResponse(await write(await answer(context), services), headers);
    },
  };
}

interface OnRecord {
  /** Puts on record whom the call let in or out. */
  record(who: { actorId: string; shopId: string }): Promise<void>;
}

/** A call that lets somebody in where admins work, so often from one address; who was turned away is put on record. */
export function forLogin<Schemas extends CallSchemas>(
  schemas: Schemas,
  answer: (context: CallContext<Schemas> & OnRecord) => Answer<Schemas>,
  { rate }: { rate: Rate },
): Route<'public'> {
  const write = answerWriter(schemas.response);
  return {
    access: 'public',
    serve: (call, everyone) => async (c) => {
      const input = await readInput<Schemas['request']>(c, call, schemas.request);
      const services = await resolveShop(c, everyone, input.domain);
      const { context, headers } = callContext(c, services, input);
      const record: OnRecord['record'] = (who) => recordDone(c, services, { ...who, call });
      try {
        assertAdminOrigin(c, everyone.config, services.shop.host);
        await rateLimit(context, rate);
        const answered = await answer({ ...context, record });
        return jsonResponse(await write(answered, services), headers);
      } catch (error) {
        throw await recordDenied(c, services, call, error);
      }
    },
  };
}

/** A call that takes a session's token where admins work, with or without a body, and answers whoever has none as well. */
export function withToken<Schemas extends CallSchemas>(
  schemas: Schemas,
  answer: (
    context: CallContext<Schemas, Services> & OnRecord,
    token: string | undefined,
  ) => Answer<Schemas>,
): Route<'token'> {
  const write = answerWriter(schemas.response);
  return {
    access: 'token',
    serve: (call, services) => async (c) => {
      assertAdminOrigin(c, services.config);
      const readBody = () => readJsonOrNothing(c);
      const input = await readInput<Schemas['request']>(c, call, schemas.request, { readBody });
      const { context, headers } = callContext(c, services, input);
      const record: OnRecord['record'] = (who) =>
        recordDone(c, services.ofShop(who.shopId), { ...who, call });
      const answered = await answer({ ...context, record }, bearerToken(c));
      return jsonResponse(await write(answered, services), headers);
    },
  };
}

/** Names the state of a shop that answers are made from: both revisions, and the running program. */
const stateOf = ({ id, match, revision, templateRevision }: ShopRef, edition: string): string =>
  entityTag(`${edition} ${id} ${match} ${revision} ${templateRevision}`);

async function conditionalResponse(
  c: RequestContext,
  { answers }: Services,
  { state, identity }: { state: string; identity: string },
  build: () => Promise<string>,
): Promise<Response> {
  const etag = entityTag(identity);
  const names = { etag, [SHOP_STATE_HEADER]: state };
  const headers = { ...names, 'cache-control': REVALIDATE, vary: 'host' };
  if (matchesTag(c.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return jsonResponse(await answers.get(identity, build), headers);
}

/** Shop answers belong to one visitor's browser and are asked about every time. */
export const REVALIDATE = 'private, no-cache';

/** A strong entity tag of whatever identifies an answer. */
export function entityTag(identity: string | Uint8Array): string {
  return `"${createHash('sha1').update(identity).digest('base64url')}"`;
}

/** Compares an If-None-Match header with a tag; `*` matches anything. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  return ifNoneMatch?.trim() === '*' || namesTag(ifNoneMatch, tag);
}
