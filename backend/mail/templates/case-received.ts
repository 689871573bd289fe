import type { CaseFacts, RenderedMail, ShopFacts } from '../kit/facts';
import { writeLetter } from '../kit/letter';
import { button } from '../parts/button';
import { heading, title } from '../parts/heading';
import { paragraph } from '../parts/paragraph';
import { quote } from '../parts/quote';
import { caseDetails, withPhotos } from './case-parts';
import { helpWith } from './help';
import * as messages from './messages';
import { caseReason } from './reasons';

/** Says that a dispute has arrived, and where its answers will stand. */
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
