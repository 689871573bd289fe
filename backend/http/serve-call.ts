import type { Context } from 'hono';
import type { z } from 'zod';
import type { Call } from '@/core/calls/call';
import { findShop, type ShopRef } from '../domain/shops/find-shop';
import type { Services } from '../services';
import { clientAddress } from './client-address';
import { entityTag, matchesTag, REVALIDATE } from './conditional';
import type { AppEnvironment } from './environment';
import { toWire } from './public-address';
import { rateLimit } from './rate-limit';
import type { Rate } from './rate-limiter';
import { type InvalidStatus, parseInput, readForm, readJson, readQuery } from './read-input';

/** A pair of schemas of the contract. */
export interface CallSchemas {
  request: z.ZodType<Record<string, unknown>>;
  response: z.ZodType;
}

type Handler = (c: Context<AppEnvironment>) => Promise<Response>;

/** A served call, waiting for its description and for what the app is made of. */
export type Route = (call: Call, services: Services) => Handler;

interface OpenContext<Schemas extends CallSchemas> {
  input: z.output<Schemas['request']>;
  services: Services;
}

/** What a call about a shop works with. */
export interface CallContext<Schemas extends CallSchemas = CallSchemas>
  extends OpenContext<Schemas> {
  shop: ShopRef;
  /** Whom it comes from, null for our own pages; see `clientAddress`. */
  client: string | null;
}

interface ShopCallOptions {
  /** How often one client may call; beyond it is 429. */
  rate?: Rate;
  /** What a well-formed field is answered whose value is not taken; 400 unless told. */
  invalid?: InvalidStatus;
}

type Answer<Schemas extends CallSchemas> = Promise<z.output<Schemas['response']>>;

/** A call about one shop, named by `domain` or by the Host header; GET answers are conditional. */
export function forShop<Schemas extends CallSchemas>(
  schemas: Schemas,
  answer: (context: CallContext<Schemas>) => Answer<Schemas>,
  { rate, invalid }: ShopCallOptions = {},
): Route {
  return (call, services) => async (c) => {
    const input = await readInput<Schemas['request']>(c, call, schemas.request, invalid);
    const { domain, ...asked } = input;
    const host = typeof domain === 'string' ? domain : c.req.header('host');
    const shop = await findShop(services.pool, host);
    const client = clientAddress(c, services.config.trustedProxies);
    if (rate) rateLimit({ services, shop, client }, rate);
    const build = async () =>
      toWire(await answer({ input, shop, services, client }), services.publicAddress);
    if (call.method === 'POST') return jsonResponse(await build());
    return conditionalResponse(c, services, identify(call, shop, asked, services.edition), build);
  };
}

/** A call that names no shop. */
export function forEveryone<Schemas extends CallSchemas>(
  schemas: Schemas,
  answer: (context: OpenContext<Schemas>) => Answer<Schemas>,
): Route {
  return (call, services) => async (c) => {
    const input = await readInput<Schemas['request']>(c, call, schemas.request);
    return jsonResponse(toWire(await answer({ input, services }), services.publicAddress));
  };
}

async function readInput<Schema extends z.ZodType>(
  c: Context,
  call: Call,
  schema: Schema,
  invalid?: InvalidStatus,
): Promise<z.output<Schema>> {
  if (call.method === 'GET') return parseInput(schema, readQuery(c), invalid);
  const body = await (call.encoding === 'multipart' ? readForm(c) : readJson(c));
  return parseInput(schema, body, invalid);
}

/** Names an answer by all it depends on: both revisions, the call and what was asked. */
function identify(call: Call, shop: ShopRef, asked: object, edition: string): string {
  const revisions = `${shop.id} ${shop.match} ${shop.revision} ${shop.templateRevision}`;
  return `${edition} ${revisions} ${call.path} ${JSON.stringify(asked)}`;
}

async function conditionalResponse(
  c: Context,
  { answers }: Services,
  identity: string,
  build: () => Promise<string>,
): Promise<Response> {
  const etag = entityTag(identity);
  const headers = { etag, 'cache-control': REVALIDATE, vary: 'host' };
  if (matchesTag(c.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return jsonResponse(await answers.get(identity, build), headers);
}

function jsonResponse(text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}
