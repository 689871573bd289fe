import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { CONTENT_PATHS } from '@/core/model/content';
import { customSlugs } from '@/core/model/page';
import { DEFAULT_FAVICON, type InitResponse } from '@/core/model/shop';
import { productHref } from '@/core/rules/address/product-address';
import { categoryHref } from '@/core/rules/address/shop-address';
import { shownFavicon } from '@/core/rules/seo/favicon';
import { sitemapXml } from '@/core/rules/seo/sitemap';
import { guideHref } from '@/core/rules/sizes/guide-address';
import { ApiError, saysMissing } from '../api-error';
import { isOnAdminHost } from './admin-host';
import { loadCategories } from './chrome';
import { fetchInit } from './fetch-init';
import { fetchStorefront } from './fetch-storefront';
import * as messages from './messages';
import { domainOf, originUrl } from './page-origin';

interface DocumentRequest {
  init: InitResponse;
  domain: string;
  /** Stands before a path in absolute addresses. */
  originUrl: string;
  /** True on the origin on which the shop's admins work. */
  isForAdmins: boolean;
}

/** Answers by a document for the shop of the Host header; 404 where there is none, 503 while the backend is away. */
export function shopDocument(
  contentType: string,
  build: (request: DocumentRequest) => Promise<string> | string,
): GetServerSideProps<Record<string, never>> {
  return async (context) => {
    const { res } = context;
    try {
      const body = await build(await documentRequest(context));
      res.setHeader('Content-Type', `${contentType}; charset=utf-8`);
      res.end(body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isMissing = saysMissing(error);
      res.statusCode = isMissing ? 404 : 503;
      res.setHeader('Content-Type', 'text/plain; charset=utf-8');
      res.end(isMissing ? `${messages.noShop}.\n` : `${messages.tryAgain}\n`);
    }
    return { props: {} };
  };
}

async function documentRequest({ req }: GetServerSidePropsContext): Promise<DocumentRequest> {
  const domain = domainOf(req);
  const init = await fetchInit(domain);
  return { init, domain, originUrl: originUrl(req, init.domain), isForAdmins: isOnAdminHost(req) };
}

/** Leads to the shop's own icon, or to the default one where there is no shop or no answer. */
export const shopIcon: GetServerSideProps = async ({ req }) => {
  const domain = domainOf(req);
  const init = await fetchInit(domain).catch(() => null);
  return {
    redirect: { destination: init ? shownFavicon(init) : DEFAULT_FAVICON, permanent: false },
  };
};

/** The data function of the site map: home, listing, categories, products, size guides, pages of text or of the shop's own. */
export const shopSitemap = shopDocument('application/xml', async ({ init, domain, originUrl }) => {
  if (init.opening === 'preparing') return sitemapXml([]);
  const [{ categories = [] }, { products, guides = [] }] = await Promise.all([
    loadCategories(domain),
    fetchStorefront('sitemap', { domain }),
  ]);
  const listings = categories.map((tile) => categoryHref(tile.category));
  const custom = customSlugs(init.designedPages ?? []).map((slug) => `/${slug}`);
  const texts = ['/about', '/contact', ...CONTENT_PATHS];
  const pages = [
    ...new Set(['/', '/shop', ...listings, ...custom, ...texts, ...guides.map(guideHref)]),
  ];
  return sitemapXml([
    ...pages.map((path) => ({ url: `${originUrl}${path}` })),
    ...products.map(({ slug, updatedAt }) => ({
      url: `${originUrl}${productHref({ id: slug, slug })}`,
      lastChanged: updatedAt,
    })),
  ]);
});
