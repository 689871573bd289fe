import type { ContentPage } from '@/core/model/content';
import { listed } from '@/core/rules/orders/destinations';
import { LOST_PARCEL_DAYS, REFUND_DAYS, TO } from './promises';
import type { ShopFacts } from './shop-facts';
import { link, mail, sections, words } from './write';

export const faqsText = ({
  countries,
  delivery,
  email,
  freeShippingFrom,
  handling,
  hasFreeReturns,
  name,
  orderProtection,
  phone,
  returnDays,
  shippingCost,
  supportHours,
  takesCases,
  transit,
  waysToPay,
}: ShopFacts): ContentPage => ({
  title: 'FAQs',
  lead: `Short answers to what people ask ${name} most, on orders, sizes, shipping, returns and paying.`,
  sections: sections`
    # Ordering
    ? Do I need an account?
      No. Your cart and wishlist are kept in your browser, and an order needs only your e-mail and delivery address.
    ? Can I change or cancel my order?
      Yes, free of charge, until its handling begins on the first business day after your payment. Write to us as soon
      as you can; the details are in our ${link('cancellation policy', TO.cancellation)}.
    ? Where is my order?
      Enter your order number and e-mail address on the ${link('order tracking page', TO.tracking)}. It shows every
      step so far, when to expect the parcel and, once it has left, its tracking number.
    ? I have no confirmation. What now?
      Look in your spam folder first. If nothing is there an hour after you ordered,
      ${link('write to us', TO.contact)}: a letter in the e-mail address may be wrong, and we can correct it.
    # Sizes and personalization
    ? How do I find my size?
      Compare with a piece that fits you well: lay it flat and measure the chest from armpit to armpit. Between two
      sizes, the larger one is the more relaxed choice. If you are unsure, ask us before you order a personalized
      piece, because it cannot be returned for its size.
    ? Why does the price change when I choose an option?
      Some sizes, materials and additions such as a name cost a little more to make. The surcharge stands beside the
      option and is part of the price at once.
    ? Can I have my own text or number on a piece?
      Wherever a product offers it, you find a field for it beside the other options. We make it exactly as you type
      it, so please check the spelling twice.
    ? Do the colors look like the pictures?
      As closely as screens allow. Dyes differ slightly from batch to batch, and so do screens.
    # Shipping
    ? What does shipping cost?
      ${shippingCost && `${shippingCost} for the whole order, however many pieces it has.`}
      ${shippingCost && freeShippingFrom && `From ${freeShippingFrom} of goods on, it is free.`}
      ${!shippingCost && 'Nothing. Shipping is free on every order.'}
    ? How long does it take?
      ${
        delivery &&
        `${delivery} in all: ${handling} to prepare your order and ${transit} on its way. Remote places
      and customs can add to that.`
      }
    ? Do you ship to my country?
      ${countries.length > 0 ? `We ship to ${listed(countries)}.` : 'Very likely: we ship worldwide.'} Duties and taxes of your country, if any, are due on delivery. More on the
      ${link('shipping page', TO.shipping)}.
    ? What does order protection add?
      ${
        orderProtection &&
        `For ${orderProtection}, chosen at checkout, it also covers a parcel that is stolen after delivery, and a
      replacement leaves without waiting for the carrier. A lost or damaged parcel is put right without it.`
      }
    ? My parcel has not moved for days.
      A few quiet days are normal on long journeys. After ${LOST_PARCEL_DAYS} days without news, tell us, and we look
      for it, send it again or refund it.
    # Returns
    ? Can I send something back?
      ${
        returnDays > 0 &&
        words`Yes, within ${returnDays} days of delivery${hasFreeReturns && ', and we pay for the return'}. Personalized
      pieces are the exception: they come back only if something is wrong with them.`
      }${returnDays === 0 && 'If something is wrong with it, always. Otherwise ask us first.'} How it works is on the
      ${link('returns page', TO.returns)}.
    ? When do I get my money?
      ${
        returnDays > 0 &&
        `Within ${REFUND_DAYS} business days of the day your return reaches us, to the way you paid.`
      }
    ? Something arrived damaged or wrong.
      We are sorry. Send us a photo and your order number, and choose between a replacement and a refund. Neither
      costs you anything.
    ? What if we cannot agree?
      ${
        takesCases &&
        words`You can ${link('file a dispute', TO.fileCase)} with your order number and e-mail
      address. It is read by a person and answered in writing.`
      }
    # Paying
    ? How can I pay?
      ${waysToPay && `By ${waysToPay}. What is open for your order is shown at checkout.`}
      ${!waysToPay && 'Not yet. This shop is still setting up its payments, and takes no orders until then.'}
      See ${link('payment methods', TO.payment)}.
    ? Is it safe to pay here?
      Yes. You enter your card in the payment provider’s own fields over an encrypted connection. We never see or
      store the full number.
    ? Where do I enter a coupon?
      In the cart, one code for each order. If a code does not work, the cart says why.
    # Still wondering?
    ? How do I reach a person?
      Write to ${mail(email)} or use the ${link('contact form', TO.contact)}${phone && `, or call ${phone}`}.
      ${supportHours && `We answer during support hours, ${supportHours}, usually within one business day.`}
  `,
});
