import type { ContentPage } from '@/core/model/content';
import { TO } from './promises';
import type { ShopFacts } from './shop-facts';
import { link, mail, sections, words } from './write';

export const termsText = ({
  address,
  company,
  delivery,
  email,
  host,
  phone,
  returnDays,
  takesCases,
}: ShopFacts): ContentPage => ({
  title: 'Terms of Service',
  lead: `The agreement between you and ${company} when you use this shop or order from it, in plain words.`,
  sections: sections`
    # Who we are
    This shop, ${host}, is run by ${company}. “We” and “us” in these terms mean ${company}; “you” means whoever visits
      the shop or orders from it.
    = Company: ${company}
    = Address: ${address}
    = E-mail: ${mail(email)}
    = Phone: ${phone}
    # Your order
    What you see in the shop is an invitation to order. You make an offer when you confirm the order at checkout;
      until then you can check and change everything you entered. We tell you by e-mail that the order has arrived.
      The contract comes about when we confirm that we have accepted the order, or when we begin to make it, whichever
      is first.
    You must be of age, or have the permission of a parent or guardian, and give us true details. We may decline an
      order, for instance where quantities suggest that it is meant for resale. If you have already paid, you get
      everything back.
    # Prices and payment
    Prices are in US dollars and are those shown when you order. Options that cost more, such as a larger size or an
      embroidered name, show their surcharge and count in the price at once. Shipping is added as described under
      ${link('shipping', TO.shipping)}; import duties and taxes of your country are not included. You pay when you
      order, in one of the ways listed under ${link('payment methods', TO.payment)}.
    If a price is so plainly wrong that you must have seen it, we may withdraw from the contract; we tell you at once
      and return what you paid. A coupon is valid on its own conditions, one for each order.
    # Personalized pieces
    A piece with your own name, number or text is made exactly as you typed it: please check spelling, capitals and
      dates. You are responsible for having the right to use what you have us print. We do not make anything that
      insults, threatens, or infringes the rights of others, and cancel such orders.
    Because it is made for you alone, a personalized piece cannot be returned for a change of mind; if it is faulty or
      not what you ordered, all your rights remain.
    # Delivery
    We deliver to the address you give.${delivery && ` As a rule that takes ${delivery} from order to door.`} Times are
      estimates unless we have expressly agreed on a date. If an order has not arrived after twice the time we named,
      you can withdraw from the contract and get your money back. The risk of loss or damage passes to you when the
      parcel is handed over to you or to somebody you named, and the goods are yours once they are paid.
    # Canceling and returning
    You can cancel free of charge until handling begins (${link('cancellation policy', TO.cancellation)})${
      returnDays > 0
        ? words` and return pieces that are not personalized (${link('returns and refunds', TO.returns)})`
        : words`; what else holds stands under ${link('returns and refunds', TO.returns)}`
    }. Those pages are part of these terms.
    # If something is wrong
    We owe you pieces that are as described and without faults. If one is not, tell us. We replace it or refund it, as
      you choose, at our cost. Wear, wrong washing and damage that happens after delivery are not faults. Small
      differences in shade, grain or measure that come with handwork and dyeing are not faults either.
    # Using the site
    You may use the site to look, compare, order and write to us. Please do not:
    - break into it, overload it, or get around its limits;
    - copy its content in bulk, or use its designs for your own products
      (${link('intellectual property', TO.property)});
    - order, review or write in the name of somebody else;
    - post reviews or photos that are untrue, unlawful, or not your own.
    You keep the rights to what you post, and allow us to show it in the shop free of charge for as long as it is
      posted. We may remove posts that break these rules. We try to keep the site open at all hours, but may change
      it, pause it or close it.
    # Liability
    We are fully liable for intent and gross negligence, for injury to life, body and health, and wherever the law
      makes liability mandatory. Otherwise we are liable only for breaking duties that are essential to the contract,
      and then for the harm that was typical and foreseeable, at most for the price of the order in question where the
      law allows such a limit. We are not liable for what is beyond our control, such as strikes, natural disasters or
      failures of networks.
    # Privacy
    How we treat your personal data is described in our ${link('privacy policy', TO.privacy)}.
    # If we disagree
    Talk to us first, at ${mail(email)}; nearly everything can be settled
      there. ${
        takesCases &&
        words`You can also ${link('file a dispute', TO.fileCase)} about an order: you get an
      answer in writing, and both sides can follow it.`
      }
    These terms are subject to the law of the place where ${company} has its seat${address && ` (${address})`}. If you
      are a consumer, the mandatory protection of the law of the country you live in stays with you, and you may bring
      a case before the courts there.
    # The small rest
    The version of these terms that you can read here when you order is the one that counts for that order. If one
      part turns out to be invalid, the others stand. If we once do not insist on a right, we do not give it up. These
      terms, the pages they name and your order are the whole agreement between us.
  `,
});
