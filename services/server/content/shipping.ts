import type { ContentPage } from '@/core/model/content';
import { LOST_PARCEL_DAYS, TO } from './promises';
import type { ShopFacts } from './shop-facts';
import { facts, link, list, note, paragraph, section, words } from './write';

export function shippingText(shop: ShopFacts): ContentPage {
  return {
    title: 'Shipping Policy',
    lead: `What it costs to send an order from ${shop.name}, how long it takes, and what happens if something goes wrong on the way.`,
    sections: [
      section(
        'At a glance',
        facts({
          'Shipping cost': costOf(shop),
          'Free shipping':
            shop.freeShippingFrom && words`for orders of ${shop.freeShippingFrom} or more`,
          'Handling time': shop.handling && words`${shop.handling}`,
          'Transit time': shop.transit && words`${shop.transit}`,
          'From order to door': shop.delivery && words`${shop.delivery}`,
          'Where we send': words`Worldwide`,
        }),
      ),
      cost(shop),
      howLong(shop),
      section(
        'Where we send',
        paragraph`We send to addresses in almost every country. If your country cannot be chosen at checkout, a
          carrier we trust does not go there at the moment; ${link('ask us', TO.contact)} and we will look for a way.`,
        paragraph`Please give a full address with a name that stands on the door or letterbox, and a phone number if
          the carrier may need to call. Some countries do not deliver parcels to post-office boxes.`,
      ),
      section(
        'Customs, duties and taxes',
        paragraph`An order that crosses a border may be opened by customs and charged with import duty, tax or a
          handling fee. These charges are set by the country of destination, are not part of what you pay us, and are
          due from the person who receives the parcel. We state the true value of the goods on every declaration.`,
      ),
      section(
        'Following your parcel',
        paragraph`As soon as your order is packed you will find the carrier and the tracking number on our
          ${link('order tracking page', TO.tracking)}. All it asks for is your order number and the e-mail address you
          ordered with. A new tracking number can take a day before the carrier shows anything for it.`,
      ),
      lostAndLate(shop),
    ],
  };
}

const costOf = ({ shippingCost }: ShopFacts) =>
  shippingCost ? words`${shippingCost} an order` : words`Free`;

function cost({ shippingCost, freeShippingFrom }: ShopFacts) {
  if (!shippingCost) {
    return section(
      'Shipping cost',
      paragraph`We send every order free of charge, whatever its size.`,
    );
  }
  return section(
    'Shipping cost',
    paragraph`Shipping is ${shippingCost} per order, however many pieces are in it. The
      cost is shown in your cart and again at checkout, before you pay.`,
    freeShippingFrom &&
      paragraph`If the goods in your cart come to ${freeShippingFrom} or more, before any discount, shipping is free.`,
  );
}

function howLong({ handling, transit, delivery }: ShopFacts) {
  return section(
    'How long it takes',
    paragraph`Two things take time: preparing your order, which we call handling, and its journey,
      which carriers call transit. Both are counted in business days, Monday to Friday, public holidays
      aside, from the first business day after your payment has arrived.`,
    list(
      handling &&
        words`Handling takes ${handling}: we pick, print or stitch, check and pack your pieces.`,
      transit && words`Transit takes ${transit} to most addresses.`,
      delivery && words`Together that is ${delivery} from order to door.`,
    ),
    paragraph`These times are honest estimates rather than guarantees. Remote places, customs, weather
      and the weeks before the holidays can add days. Pieces that are ready at different times may
      travel in separate parcels; you pay for sending only once.`,
  );
}

function lostAndLate({ email }: ShopFacts) {
  return section(
    'Late, lost or damaged',
    paragraph`If tracking has not moved for ${LOST_PARCEL_DAYS} days, write to
      ${link(email, `mailto:${email}`)} and we will take it up with the carrier. If the parcel is lost,
      we send your order again or refund it, as you prefer.`,
    paragraph`If something arrives damaged, or is not what you ordered, send us a photo of the piece and of the
      parcel. A replacement or a refund costs you nothing; see ${link('returns and refunds', TO.returns)}.`,
    note`Check the address in your confirmation. Until handling begins we can still correct it; a parcel
      that comes back to us because of a wrong address can be sent again for the shipping cost.`,
  );
}
