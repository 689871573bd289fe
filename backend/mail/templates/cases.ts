import { cleanLine } from '@/core/values/clean-text';
import { writeLetter } from '../kit/letter';
import type { CaseFacts, Look, RenderedMail, ShopFacts } from '../kit/look';
import type { Part } from '../kit/part';
import { details } from '../parts/details';
import {
  button,
  caseReason,
  heading,
  helpWith,
  paragraph,
  quote,
  remark,
  title,
} from '../parts/text';
import * as messages from './messages';

export function caseReceived(shop: ShopFacts, caseFacts: CaseFacts): RenderedMail {
  const { number, subject, message, link } = caseFacts;
  return writeLetter(shop, {
    subject: messages.receivedSubject(number, subject),
    preview: messages.receivedPreview,
    reason: caseReason(shop, caseFacts),
    parts: (look) => [
      heading(look, messages.receivedHeading),
      paragraph(look, messages.receivedNote),
      caseDetails(look, caseFacts),
      button(look, messages.openCase, link),
      title(look, messages.yourText),
      quote(look, message),
      ...withPhotos(look, caseFacts),
      helpWith(look, shop),
    ],
  });
}

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

function caseDetails(look: Look, { number, subject, orderNumber }: CaseFacts): Part {
  return details(look, [
    { term: messages.caseTerm, lines: [number] },
    { term: messages.subjectTerm, lines: [subject] },
    { term: messages.orderTerm, lines: [orderNumber] },
  ]);
}

/** Pictures are shown on the page of the dispute, to whoever may see it. */
const withPhotos = (look: Look, { photos }: CaseFacts): Part[] =>
  photos === 0 ? [] : [remark(look, messages.photosAttached(photos))];
