import type { CaseFacts, RenderedMail, ShopFacts } from '../kit/facts';
import { writeLetter } from '../kit/letter';
import { button } from '../parts/button';
import { heading, title } from '../parts/heading';
import { paragraph } from '../parts/paragraph';
import { quote } from '../parts/quote';
import { caseDetails, withPhotos } from './case-parts';
import { helpWith } from './help';
import { caseReason } from './reasons';

/** Says that a dispute has arrived, and where its answers will stand. */
export function caseReceived(shop: ShopFacts, caseFacts: CaseFacts): RenderedMail {
  const { number, subject, message, link } = caseFacts;
  return writeLetter(shop, {
    subject: `We have your dispute ${number}: ${subject}`,
    preview: 'We look into it and answer by e-mail.',
    reason: caseReason(shop, caseFacts),
    parts: (look) => [
      heading(look, 'We have your dispute'),
      paragraph(look, 'Thank you for telling us. We look into it and answer by e-mail.'),
      caseDetails(look, caseFacts),
      button(look, 'Open your dispute', link),
      title(look, 'What you wrote'),
      quote(look, message),
      ...withPhotos(look, caseFacts),
      helpWith(look, shop),
    ],
  });
}
