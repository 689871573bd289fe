import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { designCalls } from '@/core/calls/design';
import { namesTag, SHOP_STATE_HEADER } from '@/core/rules/security/entity-tag';
import { choiceKey, namedChoices, type OfferedChoices } from '@/core/rules/variants/choice-address';
import { sendCall } from '@/services/send-call';
import { serverClient } from '@/services/server/backend-client';
import { inShopState, keepableOf } from '@/services/server/keepable';
import { canonicalListingQuery } from '@/services/server/listing-filters';
import { domainOf } from '@/services/server/page-origin';
import { FRAME_HEADER, POLICY_HEADER } from '@/services/server/page-policy';
import { holdBack } from './hold-back';
import {
  compress,
  isWorthCompressing,
  type Page,
  sendBody,
  sendPage,
  sendUnchanged,
  setCacheHeaders,
  takes,
} from './page-response';
import { type Handler, toOriginForm } from './request';

/** Told of every page that is asked for: whether it was kept, or the browser had it. */
type PageCount = (result: 'hit' | 'miss' | 'unchanged') => void;

const MAX_BYTES = 16 * 1024 * 1024;
/** Pages with choices of a shopper have a place of their own, so that they take none from the others. */
const MAX_CHOSEN_BYTES = 4 * 1024 * 1024;
/** Pages of which it is remembered what can be chosen on them. */
const MAX_CHOOSABLE = 2000;
/** Addresses of pages that change by themselves at an instant. */
const MAX_ENDING = 2000;
/** Hosts of which the tag of the last answer is remembered. */
const MAX_TAGS = 1000;
/** Addresses remembered from their first request: a page is kept from its second on. */
const MAX_NOTED_CHARACTERS = 2 * 1024 * 1024;
const ENTRY_OVERHEAD_BYTES = 500;
const MAX_ADDRESS_LENGTH = 2000;
/** The backend, the editor, health, built files and files by their name: none is a shopper's page. */
const OTHER_PATHS =
  /^\/(api\/|design(?=[/?]|$)|shield-proxy|healthz\b|readyz\b|_next\/(?!data\/)|(?!_next\/)[^?]*\.\w+(\?|$))/;

const CACHED_HEADERS = ['Content-Type', POLICY_HEADER, FRAME_HEADER];

/**
 * Keeps finished pages in front of a handler. A shopper's page holds nothing personal, so it is the
 * same for everybody until its shop changes. Only what is asked for again is kept, so that addresses
 * nobody asks for twice cost nothing. The shop's state is asked for with every request: what is
 * sent is never stale, and a page whose state cannot be had is made anew. Any other is made of answers that
 * were kept in this state already, as far as there are. Tells of every page asked for.
 */
export function withPageCache(handle: Handler, onPage: PageCount = () => undefined): Handler {
  const pages = { plain: createPages(MAX_BYTES), chosen: createPages(MAX_CHOSEN_BYTES) };
  const choosable = new LRUCache<string, OfferedChoices>({ max: MAX_CHOOSABLE });
  const tags = new LRUCache<string, string>({ max: MAX_TAGS });
  const ends = new LRUCache<string, number>({ max: MAX_ENDING });

  const noted = new LRUCache<string, true>({
    maxSize: MAX_NOTED_CHARACTERS,
    sizeCalculation: (_, address) => address.length,
  });

  return async (request, response) => {
    toOriginForm(request);
    const requested = addressOf(request);
    const domain = domainOf(request);
    const state = requested ? await askState(domain, tags) : null;
    if (!requested || !state) return handle(request, response);

    const path = pathOf(requested);
    // As of its last time: one that is kept under today's state was made with what is known today.
    const { address, place } = canonical(requested, choosable.get(path));
    const tag = entityTag(state, address, aheadOf(ends.get(address)));
    if (namesTag(request.headers['if-none-match'], tag)) {
      onPage('unchanged');
      return sendUnchanged(response, tag);
    }
    const hasGzip = takes(request, 'gzip');
    const cached = pages[place].get(address);
    onPage(cached?.tag === tag ? 'hit' : 'miss');
    if (cached?.tag === tag) return sendPage(response, cached, hasGzip);

    // Compressed here and at once: the handler does it piece by piece, at twice the cost.
    request.headers['accept-encoding'] = 'identity';
    holdBack(response, (body) => {
      const page = keepableOf(response);
      const isGood = response.statusCode === 200 && page !== undefined;
      if (isGood && hasChoices(page.choices)) choosable.set(path, page.choices);
      const { address, place } = canonical(requested, page?.choices);
      if (page?.until === undefined) ends.delete(address);
      else ends.set(address, page.until);
      const tag = entityTag(state, address, page?.until);
      const isCacheable = isGood && noted.has(address);
      noted.set(address, true);
      const isZipped = hasGzip && isWorthCompressing(body);
      const zipped = isCacheable || isZipped ? compress(body) : body;
      if (isGood) setCacheHeaders(response, tag);
      sendBody(response, isZipped ? zipped : body, isZipped);
      if (isCacheable)
        pages[place].set(address, { tag, headers: headersOf(response), body: zipped });
    });
    return inShopState({ domain, tag: state }, () => handle(request, response));
  };
}

const createPages = (maxSize: number) =>
  new LRUCache<string, Page>({
    maxSize,
    sizeCalculation: ({ body }, address) => body.length + address.length + ENTRY_OVERHEAD_BYTES,
  });

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

const hasChoices = (choices: OfferedChoices): boolean => Object.keys(choices).length > 0;

/** The listing, or its data. */
const LISTING = / \/(_next\/data\/[^/]+\/shop\.json|shop)$/;

/** Names a page by its known choices, or filters, alone, in one order and case, each once: one name for the same page. */
function canonical(
  address: string,
  choices: OfferedChoices = {},
): { address: string; place: 'plain' | 'chosen' } {
  const path = pathOf(address);
  const query = address.slice(path.length + 1);
  const keys = Object.keys(choices);
  if (query !== '' && LISTING.test(path)) {
    const text = canonicalListingQuery(query);
    return { address: text ? `${path}?${text}` : path, place: 'plain' };
  }
  if (query === '' || keys.length === 0) return { address, place: 'plain' };
  const all = [...new URLSearchParams(query)];
  const others = all.filter(([key]) => !keys.includes(choiceKey(key)));
  const made = Object.entries(namedChoices(choices, all));
  const text = new URLSearchParams([...others, ...made]).toString();
  const place = made.length > 0 ? 'chosen' : 'plain';
  return { address: text ? `${path}?${text}` : path, place };
}

function addressOf({ method, url = '', headers }: IncomingMessage): string | null {
  const address = `${headers.host ?? ''} ${url}`;
  const isPage = method === 'GET' && !OTHER_PATHS.test(url);
  return isPage && address.length <= MAX_ADDRESS_LENGTH ? address : null;
}

/** The tag of a shop's state; null where backend or shop is away. `tags` of earlier answers, by host, spare the names. */
async function askState(domain: string, tags: LRUCache<string, string>): Promise<string | null> {
  const tag = tags.get(domain);
  const headers: Record<string, string> = tag === undefined ? {} : { 'if-none-match': tag };
  const requested = sendCall(serverClient(), designCalls.domainInfo, { domain }, { headers });
  const answer = await requested.catch(() => null);
  if (answer?.status !== 200 && answer?.status !== 304) return null;
  const { etag, [SHOP_STATE_HEADER]: state } = answer.headers;
  if (typeof etag === 'string') tags.set(domain, etag);
  return typeof state === 'string' ? state : null;
}

/** Returns an instant that has not come yet; a page that was made before it is not sent after it. */
const aheadOf = (until: number | undefined): number | undefined =>
  until !== undefined && until > Date.now() ? until : undefined;

/** Names a page by all it depends on; `state` includes the running program, `until` the instant it changes at. */
function entityTag(state: string, address: string, until: number | undefined): string {
  const ending = until === undefined ? '' : ` until ${until}`;
  return `W/"${createHash('sha1').update(`${state} ${address}${ending}`).digest('base64url')}"`;
}

const headersOf = (response: ServerResponse): Page['headers'] =>
  CACHED_HEADERS.flatMap((name) => {
    const value = response.getHeader(name);
    return value === undefined ? [] : [[name, String(value)] as const];
  });
