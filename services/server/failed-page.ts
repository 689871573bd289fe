import type { IncomingMessage } from 'node:http';
import { loadCategories } from './chrome';
import { documentHead } from './document-head';
import { fetchInit } from './fetch-init';
import * as messages from './messages';
import { domainOf, originUrl } from './page-origin';
import { setPolicyShop } from './page-policy';
import { isOnPaymentHost } from './payment-host';
import { seedInit } from './seed-init';
import { setStructuredData } from './structured-data';

/**
 * The props of the error page, in the shop's look where that can be had and is to be seen; `reference` finds the failure
 * in the log.
 */
export async function failedPageProps(req: IncomingMessage, reference: string) {
  if (isOnPaymentHost(req)) return { reference };
  // What the page that failed would have told is not true of this one.
  setStructuredData(req, [], '');
  const domain = domainOf(req);
  try {
    const init = await fetchInit(domain);
    if (init.opening === 'preparing') return { reference };
    const seed = { init: seedInit(init), ...(await loadCategories(domain)) };
    setPolicyShop(req, init);
    return {
      outcome: 'page',
      head: documentHead(FAILED_HEAD, init, originUrl(req, init.domain)),
      seed,
      data: { reference },
    };
  } catch {
    return { reference };
  }
}

const FAILED_HEAD = { title: messages.somethingWentWrong, canonicalPath: null };
