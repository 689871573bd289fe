import { cleanLine } from '@/core/values/clean-text';
import type { CaseFacts, OrderFacts, ShopFacts } from '../kit/facts';

export function orderReason({ name }: ShopFacts, { number }: OrderFacts): string {
  return `You get this e-mail because of your order ${number} at ${cleanLine(name)}.`;
}

export function caseReason({ name }: ShopFacts, { number }: CaseFacts): string {
  return `You get this e-mail because of your dispute ${number} at ${cleanLine(name)}.`;
}

export function restockReason({ name }: ShopFacts): string {
  return `You get this e-mail because you asked ${cleanLine(name)} for it. There is no further one about this item.`;
}
