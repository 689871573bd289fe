import { cleanLine } from '@/core/values/clean-text';
import type { RenderedMail, RestockFacts, ShopFacts } from '../kit/facts';
import { writeLetter } from '../kit/letter';
import { button } from '../parts/button';
import { heading } from '../parts/heading';
import { linkLine } from '../parts/link-line';
import { paragraph } from '../parts/paragraph';
import { variant } from '../parts/variant';
import { restockReason } from './reasons';

/** Says that a variant is in stock again, to whoever asked to be told. */
export function backInStock(shop: ShopFacts, restock: RestockFacts): RenderedMail {
  const name = cleanLine(restock.name);
  return writeLetter(shop, {
    subject: `Back in stock: ${name}`,
    preview: `${name} is available again, as long as there is some.`,
    reason: restockReason(shop),
    parts: (look) => [
      heading(look, 'It is back in stock'),
      paragraph(
        look,
        'You asked us to write to you. We cannot hold one for you, so order it while there is some.',
      ),
      variant(look, restock),
      button(look, 'See it in the shop', restock.link),
      linkLine(look, 'Stop these e-mails', restock.unsubscribe),
    ],
  });
}
