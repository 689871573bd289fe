import type { Call } from '@/core/calls/call';
import { findShop, type ShopRef } from '../domain/shops/find-shop';
import type { Services } from '../services';
import { entityTag, matchesTag, REVALIDATE } from './conditional';
import { toWire } from './public-address';
import type { Rate } from './rate';
import { rateLimit } from './rate-limit';
import { type InvalidStatus, readInput } from './read-input';
import {
  type Answer,
  type AskedContext,
  askedContext,
  type CallSchemas,
  jsonResponse,
  type RequestContext,
  type Route,
} from './route';

/** What a call about a shop works with. */
export interface CallContext<Schemas extends CallSchemas = CallSchemas>
  extends AskedContext<Schemas> {
  shop: ShopRef;
}

interface ShopCallOptions {
  /** How often one client may call; beyond it is 429. */
  rate?: Rate;
  /** Whether a GET answer tells more than the revisions of shop and catalogue name: nobody is to keep it. */
  isLive?: boolean;
  /** What a well-formed field is answered whose value is not taken; 400 unless told. */
  invalid?: InvalidStatus;
  /** That the answer holds words of people and no pictures of the shop’s: it is sent as it is. */
  isWords?: boolean;
}

/** A call about one shop, named by `domain` or by the Host header; GET answers are conditional. */
export function forShop<Schemas extends CallSchemas>(
  schemas: Schemas,
  answer: (context: CallContext<Schemas>) => Answer<Schemas>,
  { rate, invalid, isLive = false, isWords = false }: ShopCallOptions = {},
): Route<'public'> {
  return {
    access: 'public',
    serve: (call, everyone) => async (c) => {
      const input = await readInput<Schemas['request']>(c, call, schemas.request, { invalid });
      const { domain, ...query } = input;
      const shop = await findShop(everyone, domainOf(c, domain));
      const services = everyone.ofShop(shop.id);
      const { asked, headers } = askedContext(c, services, input);
      if (rate) await rateLimit({ ...asked, shop }, rate);
      const address = isWords ? (words: string) => words : services.publicAddress;
      const build = async () => toWire(await answer({ ...asked, shop }), address);
      if (isLive || call.method === 'POST') return jsonResponse(await build(), headers);
      return conditionalResponse(c, services, identify(call, shop, query, services.edition), build);
    },
  };
}

/** A call that names no shop. */
export function forEveryone<Schemas extends CallSchemas>(
  schemas: Schemas,
  answer: (context: AskedContext<Schemas>) => Answer<Schemas>,
): Route<'public'> {
  return {
    access: 'public',
    serve: (call, services) => async (c) => {
      const input = await readInput<Schemas['request']>(c, call, schemas.request);
      const { asked, headers } = askedContext(c, services, input);
      return jsonResponse(toWire(await answer(asked), services.publicAddress), headers);
    },
  };
}

/** What names the shop of a call: its `domain`, else the host that was asked. */
export function domainOf(c: RequestContext, domain: unknown): string | undefined {
  return typeof domain === 'string' ? domain : c.req.header('host');
}

/** Names an answer by all it depends on: both revisions, the call and what was asked. */
function identify(call: Call, shop: ShopRef, query: object, edition: string): string {
  const revisions = `${shop.id} ${shop.match} ${shop.revision} ${shop.templateRevision}`;
  return `${edition} ${revisions} ${call.path} ${JSON.stringify(query)}`;
}

async function conditionalResponse(
  c: RequestContext,
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
