import type { ContentPage } from '@/core/model/content';
import { listed } from '@/core/rules/orders/destinations';
import { LOST_PARCEL_DAYS, TO } from './promises';
import type { ShopFacts } from './shop-facts';
import { link, mail, sections } from './write';

export const shippingText = ({
  countries,
  delivery,
  email,
  freeShippingFrom,
  handling,
  name,
  orderProtection,
  shippingCost,
  transit,
}: ShopFacts): ContentPage => ({
  title: 'Shipping Policy',
  lead: `What shipping from ${name} costs, how long it takes, and what happens if something goes wrong on the way.`,
  sections: sections`
    # At a glance
    = Shipping cost: ${shippingCost ? `${shippingCost} per order` : 'Free'}
    = Free shipping: ${freeShippingFrom && `for orders of ${freeShippingFrom} or more`}
    = Handling time: ${handling}
    = Transit time: ${transit}
    = From order to door: ${delivery}
    = Where we ship: ${listed(countries) || 'Worldwide'}
    # Shipping cost
    ${!shippingCost && 'Shipping is free on every order, whatever its size.'}
    ${
      shippingCost &&
      `Shipping is ${shippingCost} per order, however many pieces are in it. The cost is shown in
      your cart and again at checkout, before you pay.`
    }
    ${
      shippingCost &&
      freeShippingFrom &&
      `If the goods in your cart come to ${freeShippingFrom} or more, before any
      discount, shipping is free.`
    }
    # How long it takes
    Two things take time: preparing your order, which we call handling, and its journey, which carriers call transit.
      Both are counted in business days, Monday to Friday, public holidays aside, from the first business day after
      your payment has arrived.
    - ${handling && `Handling takes ${handling}: we pick, print or stitch, check and pack your pieces.`}
    - ${transit && `Transit takes ${transit} to most addresses.`}
    - ${delivery && `Together that is ${delivery} from order to door.`}
    These times are honest estimates rather than guarantees. Remote places, customs, weather and the weeks before the
      holidays can add days. Pieces that are ready at different times may travel in separate parcels; you pay for
      shipping only once.
    # Where we ship
    ${countries.length > 0 ? `We ship to ${listed(countries)}.` : 'We ship to addresses in almost every country.'}
      If your country cannot be chosen at checkout, ${countries.length > 0 ? 'we' : 'a carrier we trust'}
      ${countries.length > 0 ? 'do not ship there' : 'does not go there'} at the moment;
      ${link('ask us', TO.contact)} and we will look for a way.
    Please give a full address with a name that stands on the door or letterbox, and a phone number if the carrier may
      need to call. Some countries do not deliver parcels to post-office boxes.
    # Customs, duties and taxes
    An order that crosses a border may be opened by customs and charged with import duty, tax or a handling fee. These
      charges are set by the country of destination, are not part of what you pay us, and are due from the person who
      receives the parcel. We state the true value of the goods on every declaration.
    # Tracking your parcel
    As soon as your order is packed you will find the carrier and the tracking number on our
      ${link('order tracking page', TO.tracking)}. All it asks for is your order number and the e-mail address you
      ordered with. A new tracking number can take a day before the carrier shows anything for it.
    # Late, lost or damaged
    If tracking has not moved for ${LOST_PARCEL_DAYS} days, write to ${mail(email)} and we will take it up with the carrier. If the parcel is lost, we send your order again or refund it, as you prefer.
    If something arrives damaged, or is not what you ordered, send us a photo of the piece and of the parcel. A
      replacement or a refund costs you nothing; see ${link('returns and refunds', TO.returns)}.
    ${
      orderProtection &&
      `Lost and damaged parcels are put right at no cost to you, protected or not. Order protection, which you can add
      at checkout for ${orderProtection}, goes further: it also covers a parcel that is stolen after the carrier has
      delivered it, and a replacement leaves within one business day of your message, without waiting for the carrier.`
    }
    ! Check the address in your confirmation. Until handling begins we can still correct it; a parcel that comes back
      to us because of a wrong address can be sent again for the shipping cost.
  `,
});
