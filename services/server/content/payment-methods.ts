import type { ContentPage } from '@/core/model/content';
import { REFUND_DAYS, TO } from './promises';
import type { ShopFacts } from './shop-facts';
import { link, mail, sections } from './write';

export const paymentMethodsText = ({
  company,
  email,
  name,
  waysToPay,
}: ShopFacts): ContentPage => ({
  title: 'Payment Methods',
  lead: `How you can pay at ${name}, when you are charged, and how your card details are kept safe.`,
  sections: sections`
    # What we accept
    (payments)
    ${
      waysToPay &&
      `Credit and debit cards of these networks work alike; wallets that hold such a card usually do as well. Which ways
      are open for your order, your country and your device is shown at checkout, before you decide.`
    }
    ${
      !waysToPay &&
      `This shop is still setting up its payments, and takes no orders until then. The rest of this page tells how
      paying will work.`
    }
    # Prices and currency
    All prices are in US dollars. If your card is kept in another currency, your bank converts the amount at its own
      rate and may add a fee. What you pay is shown in full before you confirm: goods, options, discount and shipping.
    # When you are charged
    You are charged when you place the order. A payment that is declined takes nothing; a reserved amount is released
      by your bank, usually within a few days. You can try again at once or choose another way to pay.
    # How card details are kept safe
    - You enter your card in fields of the payment provider, on a page apart from the shop. Your full card number
      never passes through our server, and ${company} never stores it.
    - Every page is sent over an encrypted connection.
    - Your bank may ask you to confirm a payment in its app or by a code. This is the bank’s own check, and it
      protects you.
    ! We never ask for a card number, a code or a password by e-mail or phone. If a message in our name does, please
      forward it to ${mail(email)} and do not answer it.
    # Coupons
    A coupon code is entered in the cart, one for each order. It may ask for a minimum of goods, end on a date, or be
      limited in number; if it cannot be used, the cart says why. Coupons cannot be paid out.
    # Refunds
    Money always goes back the way it came, within ${REFUND_DAYS} business days of a cancellation or of the arrival of
      your return. More about ${link('returns', TO.returns)} and ${link('cancellations', TO.cancellation)}.
  `,
});
