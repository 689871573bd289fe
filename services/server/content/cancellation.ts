import type { ContentPage } from '@/core/model/content';
import { REFUND_DAYS, TO } from './promises';
import type { ShopFacts } from './shop-facts';
import { link, mail, sections } from './write';

export const cancellationText = ({
  email,
  handling,
  hasFreeReturns,
  name,
  phone,
  supportHours,
}: ShopFacts): ContentPage => ({
  title: 'Cancellation Policy',
  lead: `An order at ${name} can be canceled free of charge until its handling begins. Here is how, and what applies after that.`,
  sections: sections`
    # Before handling begins
    Handling begins on the first business day after your payment has arrived. Until then you can cancel the whole
      order, or single pieces of it, without a reason and without a fee. That goes for personalized pieces as well: as
      long as nobody has started on them, nothing is lost.
    Our ${link('order tracking page', TO.tracking)} shows where your order stands. While it says Placed or Paid, you
      are in time. Once it says In production, work on it has begun.
    # How to cancel
    1. Write to ${mail(email)} with the subject “Cancel” and your order number${
      phone && `, or call ${phone}${supportHours && ' during support hours'}`
    }.
    1. We confirm the cancellation by e-mail. If you wrote before handling began, it counts from the moment you wrote,
      even if we read it later.
    1. We refund you in full, including shipping, within ${REFUND_DAYS} business days, to the way you paid.
    ! Speed helps: ${handling ? `handling takes ${handling} and` : 'handling'} often starts first thing in the
      morning.
    # Once handling has begun
    - Pieces that are not personalized are sent to you${hasFreeReturns && ' and can be returned free of charge'}; see
      ${link('returns and refunds', TO.returns)}.
    - Personalized and made-to-order pieces cannot be canceled any more, because they exist for you alone. If
      anything is wrong with them, we make it good.
    # Changing an order
    A size, a color, the wording of a personalization or the address can be changed until handling begins, in the same
      way. If the change costs more, we ask for the difference first; if it costs less, you get the difference back.
    # If we have to cancel
    Now and then we have to cancel an order: a fabric turns out to be gone, an address cannot be reached, a price was
      plainly wrong, or a payment looks like fraud. We then tell you why and refund everything you have paid, at once.
      See also our ${link('terms of service', TO.terms)}.
  `,
});
