import * as messages from '../messages';
import type { CustomerPhoto } from './use-shown-reviews';

/** Returns the alt text of a customer's photo. */
export function altOf({ address, review }: CustomerPhoto): string {
  const place = review.photos.length > 1 ? ` ${review.photos.indexOf(address) + 1}` : '';
  return messages.photoBy(place, review.name);
}
