import { cleanLine } from '@/core/values/clean-text';
import type { CaseFacts, Look, OrderFacts, ShopFacts } from '../kit/look';
import type { Part } from '../kit/part';
import { remark } from '../parts/text';
import * as messages from './messages';

export function orderReason({ name }: ShopFacts, { number }: OrderFacts): string {
  return messages.becauseOfOrder(number, cleanLine(name));
}

export function caseReason({ name }: ShopFacts, { number }: CaseFacts): string {
  return messages.becauseOfCase(number, cleanLine(name));
}

export function restockReason({ name }: ShopFacts): string {
  return messages.becauseYouAsked(cleanLine(name));
}

/** Renders the contact; a shop without an address of its own reads no answers. */
export function helpWith(look: Look, { email }: Pick<ShopFacts, 'email'>): Part {
  const how = email ? messages.answerMail : messages.contactPage;
  return remark(look, messages.help(how));
}
