import { cleanLine } from '@/core/values/clean-text';
import type { CaseFacts, RenderedMail, ShopFacts } from '../kit/facts';
import { writeLetter } from '../kit/letter';
import { button } from '../parts/button';
import { heading } from '../parts/heading';
import { paragraph, remark } from '../parts/paragraph';
import { quote } from '../parts/quote';
import { caseDetails, withPhotos } from './case-parts';
import { caseReason } from './reasons';

const HOW = 'Please answer there, so that all of it stays together.';

export function caseAnswered(shop: ShopFacts, caseFacts: CaseFacts): RenderedMail {
  const { number, subject, message, link } = caseFacts;
  return writeLetter(shop, {
    subject: `Our answer to your dispute ${number}: ${subject}`,
    preview: cleanLine(message).slice(0, 120),
    reason: caseReason(shop, caseFacts),
    parts: (look) => [
      heading(look, 'We have answered'),
      paragraph(look, `${cleanLine(shop.name)} wrote:`),
      quote(look, message),
      ...withPhotos(look, caseFacts),
      button(look, 'Open your dispute', link),
      caseDetails(look, caseFacts),
      remark(look, HOW),
    ],
  });
}
