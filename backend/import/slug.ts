const MAX_SLUG_LENGTH = 120;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

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
  return UUID.test(slug) ? `product-${slug}` : slug;
}
