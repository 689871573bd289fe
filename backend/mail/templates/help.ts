import type { ShopFacts } from '../kit/facts';
import type { Look } from '../kit/look';
import type { Part } from '../kit/part';
import { remark } from '../parts/paragraph';
import * as messages from './messages';

/** Renders the contact; a shop without an address of its own reads no answers. */
export function helpWith(look: Look, { email }: Pick<ShopFacts, 'email'>): Part {
  const how = email ? messages.answerMail : messages.contactPage;
  return remark(look, messages.help(how));
}
