import { listText } from '@/core/values/list-text';
import * as messages from '../messages';

/** Names the products that left the cart because they are no longer sold. */
export function goneText(names: readonly string[]): string {
  const [name = ''] = names;
  return names.length === 1
    ? messages.noLongerSold(name)
    : messages.severalNoLongerSold(listText(names));
}
