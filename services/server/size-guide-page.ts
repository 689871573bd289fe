import { pageTrail } from '@/core/rules/address/trail';
import { guideHref } from '@/core/rules/sizes/guide-address';
import { allProducts, guideTitle } from '@/core/rules/sizes/messages';
import { ownUnit } from '@/core/rules/sizes/shown-values';
import { fetchStorefront } from './fetch-storefront';
import * as messages from './messages';
import { withoutIt } from './offered-product';
import type { PageRequest } from './shop-page';

/** The data function of a size guide's page: what its drawer shows, for browsers without scripts and search engines. */
export async function loadSizeGuide(request: PageRequest) {
  const { domain, param } = request;
  const key = param('guide');
  const [guide, { guides }] = await Promise.all([
    fetchStorefront('sizeGuide', { domain, guide: key }),
    fetchStorefront('sizeGuides', { domain }).catch(withoutIt(request, { guides: [] })),
  ]);
  const name = guideTitle(guide.category, guide.brand);
  const title = messages.sizeGuideTitle(name === allProducts ? '' : name);
  const units = ownUnit(guide) === '' ? '' : messages.inBothUnits;
  const lead = messages.sizeGuideLead(
    guide.sizes.map((size) => size.name),
    units,
  );
  const others = guides
    .filter((other) => other.key !== key)
    .map((other) => ({ name: nameOf(other), href: guideHref(other.key) }));
  return {
    head: { title, description: lead, canonicalPath: guideHref(key) },
    data: { title, lead, trail: pageTrail(title, guideHref(key)), guide, others },
  };
}

/** A guide among others: "Hoodies", "Hoodies by Acme", "All products". */
function nameOf({ category, brand }: { category: string; brand: string }): string {
  const name = guideTitle(category, brand);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
