import type { ContentPage } from '@/core/model/content';
import { REFUND_DAYS, TO } from './promises';
import type { ShopFacts } from './shop-facts';
import { link, mail, sections, words } from './write';

/** The returns page: what the shop promises, or, where it promises nothing, what holds all the same. */
export const returnsText = (shop: ShopFacts): ContentPage => ({
  title: 'Returns & Refunds',
  lead: leadOf(shop),
  sections: [...(shop.returnDays > 0 ? promised(shop) : unpromised(shop)), ...always(shop)],
});

function leadOf({ name, returnDays, hasFreeReturns }: ShopFacts): string {
  if (returnDays === 0) return `What to do if a piece from ${name} is not right.`;
  const cost = hasFreeReturns ? ', and the return costs you nothing' : '';
  return `Changed your mind? You have ${returnDays} days to send a piece back to ${name}${cost}.`;
}

const unpromised = ({ email }: ShopFacts) => sections`
    # Changed your mind?
    Write to ${mail(email)} or use the ${link('contact form', TO.contact)} with your order
      number and the pieces you would like to return, before you send anything. We tell you what is possible.
  `;

const promised = ({ email, returnDays, hasFreeReturns }: ShopFacts) => sections`
    # At a glance
    = Return window: ${returnDays} days from delivery
    = Return shipping: ${hasFreeReturns ? 'Free, with the label we send you' : 'Paid by you'}
    = Refund: Within ${REFUND_DAYS} business days of the parcel’s arrival, to the way you paid
    = Personalized pieces: Only if something is wrong with them
    # What can come back
    Anything that is as you received it: unworn apart from trying it on, unwashed, with its labels, and in packaging
      that will survive the journey. Trying on clothes as you would in a fitting room is fine; wearing them for a day
      is not.
    If a piece comes back worn or damaged, we may take the loss in value off the refund. We will tell you first and
      show you why.
    # What cannot
    - Pieces made to order or personalized for you, with a name, a number, a date or a text of your own. They were
      made for one person and cannot be sold again.
    - Socks, earrings and anything else worn against the skin, once the hygiene seal is broken.
    - Pieces that came to you more than ${returnDays} days ago.
    ! None of this applies to a mistake of ours. A piece that is faulty, damaged or not what you ordered can always
      come back, personalized or not.
    # How to send something back
    1. Write to ${mail(email)} or use the ${link('contact form', TO.contact)} with your order
      number and the pieces you want to return. You need not give a reason.
    1. ${hasFreeReturns && 'We send you a prepaid return label by e-mail, usually within one business day.'}
    1. ${
      hasFreeReturns &&
      `Pack the pieces, put the label on the parcel and hand it to the carrier named on it. Keep the
      receipt until the refund has arrived.`
    }
    1. ${
      !hasFreeReturns &&
      `We tell you where to send them. Pack the pieces with your order number, and keep the receipt
      until the refund has arrived.`
    }
    ${
      hasFreeReturns &&
      `Please do not send anything back without a label of ours: such a parcel is hard to match to your
      order, and its postage cannot be refunded.`
    }
    # Your refund
    We refund you within ${REFUND_DAYS} business days of the day your parcel reaches us, to the card or account you
      paid with. Your bank may take a few more days to show it. You get back what you paid for the pieces, after any
      discount. If you send back the whole order, the shipping cost you paid is refunded too.
    # Exchanges
    Need another size or color? Send the piece back for a refund and place a new order. That is quicker than waiting
      for an exchange, and the piece you want cannot sell out meanwhile.
  `;

const always = ({ takesCases }: ShopFacts) => sections`
    # Faulty, damaged or wrong
    Tell us as soon as you notice, with a photo that shows the problem. We send a replacement or refund the piece in
      full, whichever you choose, and pay for its way back. For small things we may ask you to keep the piece.
    ${
      takesCases &&
      words`If we cannot agree, you can ${link('file a dispute', TO.fileCase)} about your order.
      Every dispute is read by a person and answered in writing.`
    }
    # Your rights by law
    Where the law of your country gives you more, such as a right of withdrawal or a statutory warranty, it stands
      beside what we promise here; nothing on this page takes it away. To stop an order before it is made, see
      ${link('cancellations', TO.cancellation)}.
  `;
