import type { GetServerSideProps } from 'next';
import { storefrontCalls } from '@/core/calls/storefront';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import { DEFAULT_FAVICON } from '@/core/model/shop';
import { faviconOf } from '@/core/rules/favicon';
import { normaliseHost } from '@/core/rules/host';
import { fetchCall } from './fetch-call';

/** Leads to the shop's own icon, or to the default one where there is no shop or no answer. */
export const shopIcon: GetServerSideProps = async ({ req }) => {
  const domain = normaliseHost(req.headers.host);
  const init = await fetchCall(storefrontCalls.init, storefrontSchemas.init, { domain }).catch(
    () => null,
  );
  return { redirect: { destination: init ? faviconOf(init) : DEFAULT_FAVICON, permanent: false } };
};
