import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { designCalls } from '@/core/calls/design';
import { hasPrivateKey } from '@/core/rules/address/carry-query';
import { namesTag, SHOP_STATE_HEADER } from '@/core/rules/security/entity-tag';
import { sendCall } from '@/services/send-call';
import { serverClient } from '@/services/server/backend-client';
import { askForMark } from '@/services/server/carried/shown-address';
import { inShopState, type Keepable, keepableOf } from '@/services/server/keepable';
import { takeMarkup, withMarkup } from '@/services/server/page-markup';
import { domainOf } from '@/services/server/page-origin';
import { FRAME_HEADER, POLICY_HEADER } from '@/services/server/page-policy';
import { keepQuery, queryIn } from '@/services/server/page-query';
import { namesChoices, type Reading, readPairs } from '@/services/server/reading';
import { holdBack } from './hold-back';
import { compressWell, sendMade, sendUnchanged, takes } from './page-response';
import { type RenderedPage, renderedPage } from './rendered-page';
import { type Handler, toOriginForm } from './request';
import { createSavedPages, type SavedPage, type SavedPages } from './saved-pages';

/** Told of every page that is asked for: whether it was kept, or the browser had it. */
export type PageCount = (result: 'hit' | 'miss' | 'unchanged') => void;

/** Paths of which it is remembered what their pages read of an address. */
const MAX_READINGS = 4000;
/** Addresses of pages that change by themselves at an instant. */
const MAX_ENDING = 2000;
/** Hosts of which the tag of the last answer is remembered. */
const MAX_TAGS = 1000;
/** Addresses remembered from their first request: a page is kept from its second on. */
const MAX_NOTED_CHARACTERS = 2 * 1024 * 1024;
const MAX_ADDRESS_LENGTH = 2000;
/** The backend, the editor, built files and files by their name: none is a shopper's page. */
const OTHER_PATHS =
  /^\/(api\/|design(?=[/?]|$)|shield-proxy|_next\/(?!data\/)|(?!_next\/)[^?]*\.\w+(\?|$))/;
/** Data that a page is made of when a link is followed: no link is in it. */
const DATA_PATH = /^\/_next\/data\//;

const CACHED_HEADERS = ['Content-Type', POLICY_HEADER, FRAME_HEADER];

interface RequestedPage {
  host: string;
  /** Path and query. */
  url: string;
  path: string;
  query: string;
}

interface PageCacheOptions {
  /** Names the build that makes the pages. */
  build?: string;
  onPage?: PageCount;
}

interface Memory {
  pages: SavedPages;
  /** Readings of an address by path. */
  readings: LRUCache<string, Reading>;
  /** Instants at which pages change by themselves, in ms. */
  ends: LRUCache<string, number>;
  /** Pages that were asked for before. */
  noted: LRUCache<string, true>;
}

/**
 * Keeps finished pages in front of a handler. A shopper's page holds nothing personal, so it is the same for everybody
 * until its shop changes, but for what its links carry of the address: that is filled in when it is sent (ADR 37). Of an
 * address only what the server reads tells one page from another. Only what is asked for again is kept, so that
 * addresses nobody asks for twice cost nothing. The shop's state is asked for with every request: what is
 * sent is never stale, and a page whose state cannot be had is made anew. Any other is made of answers that
 * were kept in this state already, as far as there are. Tells of every page asked for.
 */
export function withPageCache(handle: Handler, { build = '', onPage }: PageCacheOptions): Handler {
  const tags = new LRUCache<string, string>({ max: MAX_TAGS });
  const memory = createMemory();

  return async (request, response) => {
    toOriginForm(request);
    keepQuery(request);
    const page = requestedPage(request);
    const domain = domainOf(request);
    const state = page && (await askState(domain, tags));
    if (!page || !state) return handle(request, response);

    const named = `${build} ${state}`;
    const reading = memory.readings.get(placeOf(page));
    const url = urlOf(page, reading);
    // As of its last time: one that is kept under today's state was made with what is known today.
    const tag = entityTag(named, page, aheadOf(memory.ends.get(keyOf(page, url))));
    if (namesTag(request.headers['if-none-match'], tag)) {
      onPage?.('unchanged');
      return sendUnchanged(response, tag);
    }
    const hasGzip = takes(request, 'gzip');
    const isShared = !hasPrivateKey(page.url);
    const saved = isShared ? memory.pages.get(keyOf(page, url)) : undefined;
    const isHit = saved !== undefined && isStill(saved, state, page, reading);
    onPage?.(isHit ? 'hit' : 'miss');
    if (isHit) return memory.pages.send(response, saved, { url: page.url, tag, hasGzip });

    // Compressed here and at once: the handler does it piece by piece, at twice the cost.
    request.headers['accept-encoding'] = 'identity';
    const hasLinks = !DATA_PATH.test(page.path);
    if (isShared && hasLinks) askForMark(request);
    takeMarkup(request);
    holdBack(response, (document) => {
      const keepable = keepableOf(response);
      const rendered = withMarkup(request, document);
      const made = renderedPage(request, rendered, { keepable, hasLinks });
      const { body } = made.filledFor(page.url);
      const isGood = response.statusCode === 200 && keepable !== undefined;
      const tag = isGood ? entityTag(named, page, keepable.until) : undefined;
      const headers = headersOf(response);
      sendMade(request, response, { body, tag, hasGzip });
      if (!isGood) return;
      const ownUrl = noteReading(memory, page, keepable);
      if (!isShared || !made.isFillable || !isAskedAgain(memory, page, ownUrl)) return;
      const isChosen = namesChoices(keepable.reading, page.query);
      savedPage({ made, keepable, url: ownUrl, state, headers }).then(
        (saved) => memory.pages.set(keyOf(page, ownUrl), saved, isChosen),
        // One that cannot be compressed now is made again when it is asked for.
        () => undefined,
      );
    });
    return inShopState({ domain, tag: state }, () => handle(request, response));
  };
}

function createMemory(): Memory {
  return {
    pages: createSavedPages(),
    readings: new LRUCache({ max: MAX_READINGS }),
    ends: new LRUCache({ max: MAX_ENDING }),
    noted: new LRUCache({
      maxSize: MAX_NOTED_CHARACTERS,
      sizeCalculation: (_, key) => key.length,
    }),
  };
}

function requestedPage({ method, url = '', headers }: IncomingMessage): RequestedPage | null {
  const isPage = method === 'GET' && !OTHER_PATHS.test(url);
  const query = queryIn(url);
  const path = url.split('?', 1)[0] ?? '';
  return isPage ? { host: headers.host ?? '', url, path, query } : null;
}

const placeOf = ({ host, path }: RequestedPage): string => `${host} ${path}`;
const keyOf = ({ host }: RequestedPage, url: string): string => `${host} ${url}`;

/** The address of a page with nothing but what the server reads of it; as it is where that is unknown. */
function urlOf({ url, path, query }: RequestedPage, reading: Reading | undefined): string {
  if (!reading) return url;
  const text = new URLSearchParams(readPairs(reading, query)).toString();
  return text ? `${path}?${text}` : path;
}

/** Returns whether a page that was saved for an address is what it asks for today. @param reading by which it was found. */
const isStill = (
  saved: SavedPage,
  state: string,
  page: RequestedPage,
  reading?: Reading,
): boolean =>
  saved.state === state &&
  (saved.until === undefined || aheadOf(saved.until) !== undefined) &&
  (saved.reading === reading || urlOf(page, saved.reading) === saved.url);

/** Remembers what a page has read of its address and until when it holds. Returns the address of what was read. */
function noteReading({ readings, ends }: Memory, page: RequestedPage, keepable: Keepable): string {
  const { reading, until } = keepable;
  readings.set(placeOf(page), reading);
  const url = urlOf(page, reading);
  if (until === undefined) ends.delete(keyOf(page, url));
  else ends.set(keyOf(page, url), until);
  return url;
}

function isAskedAgain({ noted }: Memory, page: RequestedPage, url: string): boolean {
  const key = keyOf(page, url);
  const isAgain = noted.has(key);
  if (key.length <= MAX_ADDRESS_LENGTH) noted.set(key, true);
  return isAgain;
}

interface Made {
  made: RenderedPage;
  keepable: Keepable;
  url: string;
  state: string;
  headers: SavedPage['headers'];
}

async function savedPage({ made, keepable, url, state, headers }: Made): Promise<SavedPage> {
  const { body, filled } = made.filledFor(url);
  const { reading, until } = keepable;
  const { context } = made;
  return { url, state, until, reading, context, headers, filled, body: await compressWell(body) };
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

/** Names a page by all it depends on; `state` includes build and backend, `until` the instant it changes at. */
function entityTag(state: string, { host, url }: RequestedPage, until: number | undefined): string {
  const ending = until === undefined ? '' : ` until ${until}`;
  return `W/"${createHash('sha1').update(`${state} ${host} ${url}${ending}`).digest('base64url')}"`;
}

const headersOf = (response: ServerResponse): SavedPage['headers'] =>
  CACHED_HEADERS.flatMap((name) => {
    const value = response.getHeader(name);
    return value === undefined ? [] : [[name, String(value)] as const];
  });
