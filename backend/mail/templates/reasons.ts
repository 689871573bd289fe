import { cleanLine } from '@/core/values/clean-text';
import type { CaseFacts, OrderFacts, ShopFacts } from '../kit/facts';
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
