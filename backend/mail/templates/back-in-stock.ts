import { cleanLine } from '@/core/values/clean-text';
import { writeLetter } from '../kit/letter';
import type { RenderedMail, RestockFacts, ShopFacts } from '../kit/look';
import { variant } from '../parts/products';
import { button, heading, linkLine, paragraph } from '../parts/text';
import { restockReason } from './footer';
import * as messages from './messages';

export function backInStock(shop: ShopFacts, restock: RestockFacts): RenderedMail {
  const name = cleanLine(restock.name);
  return writeLetter(shop, {
    subject: messages.backSubject(name),
    preview: messages.backPreview(name),
    reason: restockReason(shop),
    parts: (look) => [
      heading(look, messages.backHeading),
      paragraph(look, messages.backNote),
      variant(look, restock),
      button(look, messages.seeInShop, restock.link),
      linkLine(look, messages.unsubscribe, restock.unsubscribe),
    ],
  });
}
