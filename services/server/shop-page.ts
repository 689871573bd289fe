import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { storefrontCalls } from '@/core/calls/storefront';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import type { InitResponse } from '@/core/model/shop';
import { normaliseHost } from '@/core/rules/host';
import { ApiError } from '../api-error';
import type { PageHead, PageOrigin, ShopPageProps } from '../page-props';
import type { Seed } from '../seed';
import { loadCategories } from './chrome';
import { fetchCall, lastAnswer } from './fetch-call';
import { markKeepable, PAGE_CACHE_CONTROL } from './page-cache';
import { originOf } from './page-origin';

export interface PageRequest {
  /** What the shop opens with, on its way beside the page's own data. */
  init: Promise<InitResponse>;
  /** The host asked for, to be passed to calls as `domain`. */
  domain: string;
  /** The first value of a repeated key counts. */
  query: (key: string) => string | undefined;
  param: (key: string) => string;
}

interface PageResult<Data extends object> {
  head: PageHead;
  data: Data;
  seed?: Omit<Seed, 'init' | 'categories'>;
}

/** Loads a page's own data; null means that there is no such page. */
type PageLoader<Data extends object> = (request: PageRequest) => Promise<PageResult<Data> | null>;

const RETRY_AFTER_S = '5';

/**
 * The data function of a shop's page: resolves the shop from the Host header, loads what it opens with
 * and the page's own data, and turns whatever goes wrong into an answer with its HTTP status: 404 for
 * what does not exist, 503 while the backend is away.
 */
export function shopPage<Data extends object>(
  load: PageLoader<Data>,
): GetServerSideProps<ShopPageProps<Data>> {
  return async (context) => {
    const origin = originOf(context.req);
    const domain = normaliseHost(origin.host);
    try {
      return { props: await loadPage(load, context, origin, domain) };
    } catch (error) {
      return { props: failedPage(error, context, origin, domain) };
    }
  };
}

async function loadPage<Data extends object>(
  load: PageLoader<Data>,
  context: GetServerSidePropsContext,
  origin: PageOrigin,
  domain: string,
): Promise<ShopPageProps<Data>> {
  const init = fetchCall(storefrontCalls.init, storefrontSchemas.init, { domain });
  const request: PageRequest = {
    init,
    domain,
    query: (key) => firstOf(context.query[key]),
    param: (key) => firstOf(context.params?.[key]) ?? '',
  };
  const [opening, categories, result] = await Promise.all([
    init,
    loadCategories(domain),
    load(request).catch(missingAsNull),
  ]);
  const seed = { init: opening, categories };
  if (!result) {
    context.res.statusCode = 404;
    return { outcome: 'missing', seed, origin };
  }
  context.res.setHeader('Cache-Control', PAGE_CACHE_CONTROL);
  markKeepable(context.res);
  const { head, data } = result;
  return { outcome: 'page', seed: { ...seed, ...result.seed }, head, origin, data };
}

function failedPage(
  error: unknown,
  { res }: GetServerSidePropsContext,
  origin: PageOrigin,
  domain: string,
): ShopPageProps<never> {
  if (error instanceof ApiError && error.status === 404) {
    res.statusCode = 404;
    return { outcome: 'no-shop', origin };
  }
  if (!(error instanceof ApiError)) throw error;
  res.statusCode = 503;
  res.setHeader('Retry-After', RETRY_AFTER_S);
  const init = lastAnswer(storefrontCalls.init, storefrontSchemas.init, { domain });
  return { outcome: 'unavailable', seed: init && { init }, origin };
}

/** A call that says 404 or 400 of what the address names: there is no such page. */
function missingAsNull(error: unknown): null {
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (isMissing) return null;
  throw error;
}

function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
