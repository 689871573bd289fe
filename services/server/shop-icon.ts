import type { GetServerSideProps } from 'next';
import { DEFAULT_FAVICON } from '@/core/model/shop';
import { shownFavicon } from '@/core/rules/seo/favicon';
import { fetchStorefront } from './fetch-storefront';
import { domainOf } from './page-origin';

/** Leads to the shop's own icon, or to the default one where there is no shop or no answer. */
export const shopIcon: GetServerSideProps = async ({ req }) => {
  const domain = domainOf(req);
  const init = await fetchStorefront('init', { domain }).catch(() => null);
  return {
    redirect: { destination: init ? shownFavicon(init) : DEFAULT_FAVICON, permanent: false },
  };
};
