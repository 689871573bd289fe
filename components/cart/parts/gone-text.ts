import { listText } from '@/core/values/list-text';

/** Says by name what has left the cart because it is not sold any more. */
export function goneText(names: readonly string[]): string {
  return names.length === 1
    ? `${names[0]} is no longer sold, so it has left your cart.`
    : `${listText(names)} are no longer sold, so they have left your cart.`;
}
