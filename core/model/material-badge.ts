/** A material badge (spec 3): the address of an icon and a two-line text. */
export interface MaterialBadge {
  icon: string;
  text: string;
}

/** The five feature badges of the product page (spec 2). */
export const MATERIAL_BADGES: readonly MaterialBadge[] = [
  { icon: '/icons/soft-touch.svg', text: 'Soft-Touch Fabric' },
  { icon: '/icons/designed-with-care.svg', text: 'Designed with Care' },
  { icon: '/icons/comfort.svg', text: 'Engineered for Everyday Comfort' },
  { icon: '/icons/built-to-last.svg', text: 'Built to Last' },
  { icon: '/icons/eco-friendly.svg', text: 'Eco-Friendly Choice' },
];
