import type { Seed } from '@/services/seed';
import type { AppStore } from './make-store';
import { designLoaded } from './slices/page-design';
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
  seed: Seed,
  now: () => Date = () => new Date(),
): void {
  const { init, listing, product, variants, categories } = seed;
  // What came along is marked before the settings, whose listener fetches what did not.
  if (init.domain) dispatch(domainRequested());
  if (init.design) {
    dispatch(designRequested());
    dispatch(designLoaded({ design: init.design, loadedAt: now().toISOString() }));
  }
  dispatch(settingsReceived(init));
  if (listing) dispatch(listingReceived(listing));
  dispatch(product ? productReceived(product) : productCleared());
  if (variants) dispatch(variantsReceived(variants));
  if (categories) {
    dispatch(templateCategoriesReceived({ template: init.template, categories }));
  }
}
