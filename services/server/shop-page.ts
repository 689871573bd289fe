import type { GetServerSideProps, GetServerSidePropsContext, Redirect } from 'next';
import { designCalls } from '@/core/calls/design';
import { designSchemas } from '@/core/calls/design.schema';
import type { InitResponse } from '@/core/model/shop';
import { keysOfChoices, type OfferedChoices } from '@/core/rules/variants/choice-address';
import { type LayoutFacts, nextChange } from '@/services/server/layout/layout-facts';
import { ApiError, saysMissing } from '../api-error';
import type { PageFrame, PageSeed, ShopPageProps } from '../page-props';
import { adminOriginFor, isOnAdminHost } from './admin-host';
import { lastCategories, loadCategories } from './chrome';
import { faqData } from './content-structured-data';
import { bareHead, documentHead, type PageHead } from './document-head';
import { fetchCall } from './fetch-call';
import { fetchInit, lastInit } from './fetch-init';
import { markKeepable } from './keepable';
import * as messages from './messages';
import { movedPage } from './moved-page';
import { isAdmins, preparedShop, setOpeningNote } from './opening';
import { domainOf, originUrl } from './page-origin';
import { setPolicyShop } from './page-policy';
import { definedParams, queryOf } from './page-query';
import { isOnPaymentHost } from './payment-host';
import { watchQuery } from './reading';
import { redirectsElsewhere } from './redirect';
import { seedInit } from './seed-init';
import { setStructuredData } from './structured-data';
import { todayOf } from './today';

export interface PageRequest {
  /** Init of the shop, loading in parallel with the page's data. */
  init: Promise<InitResponse>;
  /** The host asked for, to be passed to calls as `domain`. */
  domain: string;
  /** The first value of a repeated key counts. */
  query: (key: string) => string | undefined;
  param: (key: string) => string;
  entries: () => [key: string, value: string][];
  /** Marks the page as incomplete: it must not be cached. */
  doNotKeep: () => void;
  /** Time of rendering, in ms: one instant for everything that depends on time. */
  madeAt: number;
  addFacts: (facts: LayoutFacts) => void;
}

interface PageResult<Data extends object> {
  head: PageHead;
  /** Page data outside of the store. */
  data: Data & PageFrame;
  seed?: PageSeed;
  /** True for one that shows everybody a login, and nothing else of the shop. */
  isForLogin?: boolean;
  /** True for one without the shop's frame that says all the same where the shop is not open. */
  saysOpening?: boolean;
  /** Settings of the shop that this page alone needs. */
  settings?: Pick<InitResponse['settings'], 'shippingCountries'>;
  /** Query choices of its address. */
  choices?: OfferedChoices;
}

/** Loads a page's own data; null means that there is no such page. */
export type PageLoader<Data extends object> = (
  request: PageRequest,
) => Promise<PageResult<Data> | null>;

const RETRY_AFTER_S = '5';

/**
 * The data function of a shop's page: resolves the shop from the Host header, loads what it opens with
 * and the page's own data, and turns whatever goes wrong into an answer with its HTTP status: 404 for
 * what does not exist, 503 while the backend is away, with the shop as it was known last (docs/adr/0022).
 * One that `isOwn` shows personal data of this browser, so that it opens while the backend is offline.
 */
export function shopPage<Data extends object>(
  load: PageLoader<Data>,
  { isOwn = false }: { isOwn?: boolean } = {},
): GetServerSideProps<ShopPageProps<Data>> {
  return async (context) => {
    // Nor a missing page, whose header may be made of html blocks.
    if (isOnPaymentHost(context.req)) return { props: noShop(context) };
    try {
      return await loadPage(load, context);
    } catch (error) {
      return { props: await failedPage(error, context, isOwn ? load : null) };
    }
  };
}

async function loadPage<Data extends object>(
  load: PageLoader<Data>,
  context: GetServerSidePropsContext,
): Promise<{ props: ShopPageProps<Data> } | { redirect: Redirect }> {
  const { req, res, params = {}, resolvedUrl } = context;
  const domain = domainOf(req);
  const init = loadOpening(domain);
  const madeAt = Date.now();
  let isKeepable = true;
  const facts: LayoutFacts[] = [];
  const query = watchQuery(queryOf(req));
  const request: PageRequest = {
    init,
    domain,
    madeAt,
    query: query.first,
    param: (key) => firstOf(params[key]) ?? '',
    entries: query.entries,
    doNotKeep: () => {
      isKeepable = false;
    },
    addFacts: (layoutFacts) => void facts.push(layoutFacts),
  };
  const [opening, tiles, result] = await Promise.all([
    init,
    loadCategories(domain, request.doNotKeep),
    load(request).catch(missingAsNull),
  ]);
  const named = opening.domain ? opening : { ...opening, domain };
  const { arrives, until } = todayOf(opening, madeAt);
  const seeded = withSettings(seedInit(named), result?.settings);
  const seed = { init: seeded, ...(arrives && { arrives }), ...tiles, ...result?.seed };
  const url = originUrl(req, opening.domain);
  if (isOnAdminHost(req) && domain !== opening.domain) {
    const destination = `${adminOriginFor(opening.domain, req)}${resolvedUrl}`;
    return { redirect: { destination, permanent: false } };
  }
  if (await redirectsElsewhere(domain, opening.domain, resolvedUrl)) {
    const head = documentHead(REDIRECT_HEAD, opening, url);
    return { props: { outcome: 'redirect', head, target: url } };
  }
  setPolicyShop(req, opening);
  if (named.opening === 'preparing') {
    request.doNotKeep();
    if (!result?.isForLogin && !(await isAdmins(context, domain))) {
      return { props: openingPage(named, url) };
    }
  }
  if (!result?.data.isAlone || result.saysOpening) setOpeningNote(req, named);
  if (!result) {
    const redirect = await movedPage(domain, context);
    if (redirect) return { redirect };
    res.statusCode = 404;
    return { props: { outcome: 'missing', head: documentHead(MISSING_HEAD, opening, url), seed } };
  }
  if (isKeepable) {
    const change = nextChange(facts, madeAt) ?? until;
    markKeepable(res, {
      reading: query.reading(result.choices),
      params: definedParams(params),
      until: Math.min(change, until),
    });
  }
  const { structuredData = [] } = result.head;
  setStructuredData(req, [...structuredData, ...questionsOf(facts)], url);
  const head = documentHead(result.head, opening, url);
  const ownKeys = keysOfChoices(result.choices ?? {});
  return {
    props: {
      ...{ outcome: 'page' as const, head, seed, data: result.data },
      ...(ownKeys.length > 0 && { ownKeys }),
    },
  };
}

const withSettings = (init: InitResponse, settings?: InitResponse['settings']): InitResponse =>
  settings ? { ...init, settings: { ...init.settings, ...settings } } : init;

/** The page that strangers get of a shop which is being prepared. */
const openingPage = (init: InitResponse, url: string): ShopPageProps<never> => ({
  outcome: 'preparing',
  head: documentHead(OPENING_HEAD, init, url),
  shop: preparedShop(init),
});

function noShop({ req, res }: GetServerSidePropsContext): ShopPageProps<never> {
  res.statusCode = 404;
  return { outcome: 'no-shop', head: bareHead(messages.noShop), host: domainOf(req) };
}

async function failedPage<Data extends object>(
  error: unknown,
  context: GetServerSidePropsContext,
  loadOwn: PageLoader<Data> | null,
): Promise<ShopPageProps<Data>> {
  const { req, res } = context;
  const domain = domainOf(req);
  if (saysMissing(error)) return noShop(context);
  if (!(error instanceof ApiError)) throw error;
  res.statusCode = 503;
  res.setHeader('Retry-After', RETRY_AFTER_S);
  const own = await loadOwn?.(offlineRequest(domain));
  const data = own ? { data: own.data } : {};
  const init = await lastInit(domain);
  setPolicyShop(req, init ?? { domain, scripts: '' });
  if (!init) {
    const head = { ...bareHead('Loading...'), ownTitle: own?.head.title ?? '' };
    return { outcome: 'settings-awaited', head, host: domain, ...data };
  }
  const url = originUrl(req, init.domain);
  // Whose browser it is cannot be known now.
  if (init.opening === 'preparing') return openingPage(init, url);
  const head = documentHead(own?.head ?? UNAVAILABLE_HEAD, init, url);
  const seed = { init: seedInit(init), ...lastCategories(domain) };
  return { outcome: 'unavailable', head, seed, ...data };
}

function offlineRequest(domain: string): PageRequest {
  const none = () => '';
  const entries = () => [];
  return {
    ...{ init: new Promise<never>(none), domain, query: none, param: none, entries },
    ...{ doNotKeep: none, addFacts: none, madeAt: Date.now() },
  };
}

const REDIRECT_HEAD = { title: '', canonicalPath: null };
const OPENING_HEAD = { title: messages.openingSoon, canonicalPath: null, isIndexed: false };
const MISSING_HEAD = { title: messages.pageNotFound, canonicalPath: null, isIndexed: false };
const UNAVAILABLE_HEAD = { title: messages.backInAMoment, canonicalPath: null };

/** All questions of a page as one list, as search engines want them. */
function questionsOf(facts: readonly LayoutFacts[]): object[] {
  const questions = facts.flatMap((layout) => layout.questions);
  return questions.length > 0 ? [faqData(questions)] : [];
}

function missingAsNull(error: unknown): null {
  if (saysMissing(error)) return null;
  throw error;
}

const firstOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** Loads init (spec 4). A backend that names no domain is asked for it; it goes on without (spec 8). @throws ApiError */
async function loadOpening(domain: string): Promise<InitResponse> {
  const init = await fetchInit(domain);
  if (init.domain) return init;
  try {
    const params = { domain };
    const { data } = await fetchCall(designCalls.domainInfo, designSchemas.domainInfo, params);
    return { ...init, name: data.name, template: data.template };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return init;
  }
}
