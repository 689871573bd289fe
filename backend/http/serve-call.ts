import { createHash } from 'node:crypto';
import type { ShopRef } from '@/backend/domain/shops/find-shop';
import type { Rate } from '@/backend/limits/rate';
import { rateLimit } from '@/backend/limits/rate-limit';
import { namesTag, SHOP_STATE_HEADER } from '@/core/rules/security/entity-tag';
import type { Services } from '../services/services';
import { type InvalidStatus, readInput } from './read-input';
import { resolveShop } from './resolve-shop';
import {
  type Answer,
  type BaseContext,
  baseContext,
  type CallSchemas,
  jsonResponse,
  type RequestContext,
  type Route,
} from './route';
import { toWire } from './wire/to-wire';

export interface CallContext<Schemas extends CallSchemas = CallSchemas>
  extends BaseContext<Schemas> {
  shop: ShopRef;
}

interface ShopCallOptions {
  /** Rate per client; beyond it is 429. */
  rate?: Rate;
  /** Set for a GET answer with more than the revisions of shop and catalogue cover: never cached. */
  isLive?: boolean;
  /** Status for a well-formed field with an invalid value; 400 by default. */
  invalid?: InvalidStatus;
}

/** A call about one shop, named by `domain` or by the Host header; GET answers are conditional. */
export function forShop<Schemas extends CallSchemas>(
  schemas: Schemas,
  answer: (context: CallContext<Schemas>) => Answer<Schemas>,
  { rate, invalid, isLive = false }: ShopCallOptions = {},
): Route<'public'> {
  const write = toWire(schemas.response);
  return {
    access: 'public',
    serve: (call, everyone) => async (c) => {
      const input = await readInput<Schemas['request']>(c, call, schemas.request, { invalid });
      const { domain, ...query } = input;
      const { shop, services } = await resolveShop(c, everyone, domain);
      const { context, headers } = baseContext(c, services, input);
      if (rate) await rateLimit({ ...context, shop }, rate);
      const build = async () => write(await answer({ ...context, shop }), services.publicAddress);
      if (isLive || call.method === 'POST') return jsonResponse(await build(), headers);
      const state = stateOf(shop, services.edition);
      // An answer depends on the state, the call and what was asked.
      const identity = `${state} ${call.path} ${JSON.stringify(query)}`;
      return conditionalResponse(c, services, { state, identity }, build);
    },
  };
}

export function forEveryone<Schemas extends CallSchemas>(
  schemas: Schemas,
  answer: (context: BaseContext<Schemas>) => Answer<Schemas>,
): Route<'public'> {
  const write = toWire(schemas.response);
  return {
    access: 'public',
    serve: (call, services) => async (c) => {
      const input = await readInput<Schemas['request']>(c, call, schemas.request);
      const { context, headers } = baseContext(c, services, input);
      return jsonResponse(write(await answer(context), services.publicAddress), headers);
    },
  };
}

/** Names the state of a shop that answers are made from: both revisions, and the running program. */
function stateOf({ id, match, revision, templateRevision }: ShopRef, edition: string): string {
  return entityTag(`${edition} ${id} ${match} ${revision} ${templateRevision}`);
}

interface AnswerNames {
  state: string;
  identity: string;
}

async function conditionalResponse(
  c: RequestContext,
  { answers }: Services,
  { state, identity }: AnswerNames,
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
