/** The outlines of public/icons/sprite.svg, on a 24 by 24 grid, drawn for Hemline. */
export const ICON_NAMES = [
  'search',
  'heart',
  'cart',
  'menu',
  'close',
  'plus',
  'minus',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'arrow-right',
  'check',
  'phone',
  'mail',
  'pin',
  'truck',
  'lock',
  'return',
  'support',
  'zoom',
  'filter',
  'seal-secure',
  'seal-returns',
  'seal-quality',
] as const;

export type IconName = (typeof ICON_NAMES)[number];
