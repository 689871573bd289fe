import { cleanLine } from '@/core/values/clean-text';
import type { CaseFacts, RenderedMail, ShopFacts } from '../kit/facts';
import { writeLetter } from '../kit/letter';
import { button } from '../parts/button';
import { heading } from '../parts/heading';
import { paragraph, remark } from '../parts/paragraph';
import { quote } from '../parts/quote';
import { caseDetails, withPhotos } from './case-parts';
import * as messages from './messages';
import { caseReason } from './reasons';

export function caseAnswered(shop: ShopFacts, caseFacts: CaseFacts): RenderedMail {
  const { number, subject, message, link } = caseFacts;
  return writeLetter(shop, {
    subject: messages.answeredSubject(number, subject),
    preview: cleanLine(message).slice(0, 120),
    reason: caseReason(shop, caseFacts),
    parts: (look) => [
      heading(look, messages.answeredHeading),
      paragraph(look, `${cleanLine(shop.name)} wrote:`),
      quote(look, message),
      ...withPhotos(look, caseFacts),
      button(look, messages.openCase, link),
      caseDetails(look, caseFacts),
      remark(look, messages.answerThere),
    ],
  });
}
