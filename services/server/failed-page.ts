import type { IncomingMessage } from 'node:http';
import { storefrontCalls } from '@/core/calls/storefront';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import { normaliseHost } from '@/core/rules/host';
import type { ShopPageProps } from '../page-props';
import { loadCategories } from './chrome';
import { fetchCall } from './fetch-call';
import { originOf } from './page-origin';

/** The props of the error page: the shop's look, or nothing where even that fails. */
export async function failedPageProps(req: IncomingMessage): Promise<ShopPageProps | object> {
  const origin = originOf(req);
  const domain = normaliseHost(origin.host);
  try {
    const init = await fetchCall(storefrontCalls.init, storefrontSchemas.init, { domain });
    const categories = await loadCategories(domain);
    return {
      outcome: 'page',
      seed: { init, categories },
      head: { title: 'Something went wrong', canonicalPath: '/' },
      origin,
      data: {},
    };
  } catch {
    return {};
  }
}
