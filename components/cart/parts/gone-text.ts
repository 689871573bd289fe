import { listText } from '@/core/values/list-text';
import * as messages from '../messages';

/** Says by name what has left the cart because it is not sold any more. */
export function goneText(names: readonly string[]): string {
  const [name = ''] = names;
  return names.length === 1
    ? messages.noLongerSold(name)
    : messages.severalNoLongerSold(listText(names));
}
