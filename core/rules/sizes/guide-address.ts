import { ALL_PRODUCTS } from '../../model/category';
import type { GuideName } from '../../model/size-guide';
import { inHyphens } from '../../values/in-hyphens';

const SIZE_GUIDE_PATH = '/size-guide';

/** Stands between category and brand, and in neither of them. */
const BETWEEN = '~';

/** The name of a guide in addresses: the same however its category and brand are written. */
export function guideKey({ category, brand }: GuideName): string {
  const ofCategory = inHyphens(category) || inHyphens(ALL_PRODUCTS);
  const ofBrand = inHyphens(brand);
  return ofBrand === '' ? ofCategory : `${ofCategory}${BETWEEN}${ofBrand}`;
}

export const guideHref = (key: string): string => `${SIZE_GUIDE_PATH}/${encodeURIComponent(key)}`;

/** Returns the guide that the address of a page names. */
export const guideIn = (href: string): string =>
  decodeURIComponent(href.slice(SIZE_GUIDE_PATH.length + 1));

/** The guides that may be a product's, the closest first: of its brand within its category, category, brand, all. */
export function guideKeysOf({ category, brand }: GuideName): string[] {
  const named = [
    { category, brand },
    { category, brand: '' },
    { category: '', brand },
    { category: '', brand: '' },
  ];
  return [...new Set(named.map(guideKey))];
}
