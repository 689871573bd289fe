import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { storefrontCalls } from '@/core/calls/storefront';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import type { InitResponse } from '@/core/model/shop';
import { normaliseHost } from '@/core/rules/host';
import type { Seed } from '@/store/seed';
import { ApiError } from '../api-error';
import type { PageHead, PageOrigin, ShopPageProps } from '../page-props';
import { loadCategories } from './chrome';
import { fetchCall, lastAnswer } from './fetch-call';
import { originOf } from './page-origin';

export interface PageRequest {
  init: InitResponse;
  /** The shop's host, to be passed to calls as `domain`. */
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
  const init = await fetchCall(storefrontCalls.init, storefrontSchemas.init, { domain });
  const request: PageRequest = {
    init,
    domain: init.domain || domain,
    query: (key) => firstOf(context.query[key]),
    param: (key) => firstOf(context.params?.[key]) ?? '',
  };
  const [result, categories] = await Promise.all([
    load(request).catch(missingAsNull),
    loadCategories(request.domain),
  ]);
  if (!result) {
    context.res.statusCode = 404;
    return { outcome: 'missing', seed: { init, categories }, origin };
  }
  const { head, data, seed } = result;
  return { outcome: 'page', seed: { init, categories, ...seed }, head, origin, data };
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
