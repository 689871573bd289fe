import type { DomainDesignWire } from '@/core/model/design';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import type { InitResponse } from '@/core/model/shop';
import type { PageSeed, Seed } from '@/services/seed';
import type { AppStore } from './make-store';
import { designLoaded, layoutDelivered } from './slices/page-design';
import {
  designRequested,
  domainRequested,
  listingReceived,
  productCleared,
  productReceived,
  settingsReceived,
  templateCategoriesReceived,
  variantsReceived,
} from './slices/shop';

/** Puts a page's server data into the store; whatever the server did not send stays. */
export function seedStore(
  { dispatch }: AppStore,
  seed: Seed & PageSeed,
  now: () => Date = () => new Date(),
): void {
  const { listing, product, variants, categories, designed } = seed;
  const init = withHomepage(seed.init, designed);
  // What came along is marked before the settings, whose listener fetches what did not.
  if (init.domain) dispatch(domainRequested());
  dispatch(designRequested());
  const loadedAt = now().toISOString();
  dispatch(designLoaded({ design: designOf(init), loadedAt, isDelivered: true }));
  dispatch(settingsReceived(init));
  if (designed) {
    const { slug, name, layout, lastUpdated } = designed;
    dispatch(layoutDelivered({ slug, name, layout, lastUpdated }));
  }
  if (listing) dispatch(listingReceived(listing));
  dispatch(product ? productReceived(product) : productCleared());
  if (variants) dispatch(variantsReceived(variants));
  if (categories) {
    dispatch(templateCategoriesReceived({ template: init.template, categories }));
  }
}

/** The home page's layout is one of what a shop opens with (spec 4), and comes with the home page. */
function withHomepage(init: InitResponse, designed: PageSeed['designed']): InitResponse {
  return designed?.slug === DEFAULT_PAGE_SLUG ? { ...init, layout: designed.layout } : init;
}

/** A shop without a header or footer of its own comes without a design: the rest stands in init. */
function designOf(init: InitResponse): DomainDesignWire {
  const { settings, metadata, logo, favicon, company, founder, phone, address, arraddress } = init;
  const plain = { settings, metadata, logo, favicon, company, founder, phone, address, arraddress };
  return init.design ?? { ...plain, header: [], footer: [] };
}
