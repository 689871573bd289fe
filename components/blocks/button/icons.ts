import type { IconName } from '@/components/ui';
import type { ButtonIcon } from '@/core/blocks/button';

/** Icons go by the same names here and in layouts, but for the cart. */
export function iconOf(icon: ButtonIcon): IconName {
  return icon === 'shopping-cart' ? 'cart' : icon;
}
