import { DEFAULT_FAVICON, type InitResponse } from '@/core/model/shop';
import { DEFAULT_THEME } from '@/core/model/theme';
import { themeCss } from '@/core/rules/design/theme-css';
import { shownFavicon } from '@/core/rules/seo/favicon';
import { pageTitle, shopName } from '@/core/rules/seo/titles';
import type { DocumentHead } from '../page-props';

/** Head of a page as its loader gives it. */
export interface PageHead {
  /** The page's own title, '' where it has none. */
  title: string;
  description?: string;
  /** Path with the query that identifies the page; every other key is dropped. Null for a page that is none. */
  canonicalPath: string | null;
  image?: string;
  isProduct?: boolean;
  /** False to keep it out of search engines. */
  isIndexed?: boolean;
  /** schema.org objects, for whoever reads the document alone; addresses that begin with `/` are made absolute. */
  structuredData?: object[];
}

const NOT_INDEXED = 'noindex';

/** Composes the head of a shop's page: title as spec 2 has it, canonical, sharing, look. */
export function documentHead(page: PageHead, init: InitResponse, originUrl: string): DocumentHead {
  const { settings, metadata } = init;
  const { theme = DEFAULT_THEME } = settings;
  const naming = {
    host: init.domain,
    template: init.template,
    metadataTitle: metadata.title ?? '',
  };
  return {
    title: pageTitle(naming, page.title),
    ownTitle: page.title,
    siteName: shopName(naming),
    description: page.description || metadata.description || '',
    canonical: page.canonicalPath === null ? '' : `${originUrl}${page.canonicalPath}`,
    type: page.isProduct ? 'product' : 'website',
    image: absolute(page.image ?? '', originUrl),
    robots: page.isIndexed === false ? NOT_INDEXED : '',
    keywords: init.keywords || metadata.keywords || '',
    favicon: shownFavicon(init),
    themeCss: themeCss(theme),
    themeColor: theme.chrome,
  };
}

/** The head of a page that belongs to no shop. */
export const bareHead = (title: string): DocumentHead => ({
  title,
  ownTitle: title,
  siteName: '',
  description: '',
  canonical: '',
  type: 'website',
  image: '',
  robots: NOT_INDEXED,
  keywords: '',
  favicon: DEFAULT_FAVICON,
  themeCss: themeCss(DEFAULT_THEME),
  themeColor: DEFAULT_THEME.chrome,
});

const absolute = (address: string, originUrl: string): string =>
  address.startsWith('/') ? `${originUrl}${address}` : address;
