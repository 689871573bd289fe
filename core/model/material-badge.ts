/** A material badge (spec 3): the address of an icon and a two-line text. */
interface MaterialBadge {
  icon: string;
  lines: readonly [string, string];
}

/** The five feature badges of the product page (spec 2). */
export const MATERIAL_BADGES: readonly MaterialBadge[] = [
  { icon: '/icons/soft-touch.svg', lines: ['Soft-Touch', 'Fabric'] },
  { icon: '/icons/designed-with-care.svg', lines: ['Designed', 'with Care'] },
  { icon: '/icons/comfort.svg', lines: ['Engineered for', 'Everyday Comfort'] },
  { icon: '/icons/built-to-last.svg', lines: ['Built', 'to Last'] },
  { icon: '/icons/eco-friendly.svg', lines: ['Eco-Friendly', 'Choice'] },
];
