import { isUuid } from '../db/is-uuid';

const MAX_SLUG_LENGTH = 120;

/**
 * A handle as an address part: lower case, letters and digits of any script, single hyphens. Never
 * shaped like a product id, which an address may hold as well.
 */
export function toSlug(handle: string): string {
  const slug = handle
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
  if (slug === '') return 'product';
  return isUuid(slug) ? `product-${slug}` : slug;
}
