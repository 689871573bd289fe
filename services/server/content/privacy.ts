import { type ContentPage, PRIVACY_CHOICES_ID } from '@/core/model/content';
import * as commonMessages from '@/core/model/messages';
import { TO } from './promises';
import type { ShopFacts } from './shop-facts';
import { link, mail, sections } from './write';

export function privacyText(shop: ShopFacts): ContentPage {
  const { address, company, email, name, phone, takesCases, isConsentRequired } = shop;
  const { isCounted, isRecorded } = shop;
  const isMeasured = isCounted || isRecorded;
  const measuring = sections`
    # Measuring visits
    To learn which pages help and which advertisements bring people here, we use services of other companies.
      ${isConsentRequired && 'They are loaded once you have accepted them, and not before.'}
      ${!isConsentRequired && 'They are loaded with our pages unless you decline them, or your browser does so for you.'}
    - ${
      isCounted &&
      `Analytics and advertising services of Google set cookies of their own and receive your IP address,
      the pages you visit and, of an order, its number, its worth and what is in it.`
    }
    - ${
      isRecorded &&
      `Microsoft Clarity sets cookies of its own, receives your IP address, and records how you move
      through our pages. What you type is left out of the recording.`
    }
    They learn neither your name nor your address from us, and are never loaded where you enter your address or pay.
      The shop works just as well without them.
    # ${commonMessages.privacyChoices}
    You can ${link('accept or decline this', `#${PRIVACY_CHOICES_ID}`)} at any time, here or by the link at the end of
      every page. What you choose is kept in this browser. Once you decline, nothing more is told to these services,
      and the cookies they have set here are deleted. A browser that sends the signal “Global Privacy Control” counts
      as having declined${isConsentRequired && ', and you are not asked'}.
  `;
  const before = sections`
    # The short version
    - You can browse, fill a cart and keep a wishlist without an account and without telling us who you are.
    - What you give us for an order is used for that order. We do not sell it, rent it out or trade it.
    - Your card details go to the payment provider and never to us.
    - You can ask what we hold about you, have it corrected, and have it deleted.
    # Who is responsible
    ${company} runs this shop and is responsible for the personal data described here. For anything about privacy,
      write to us:
    = Company: ${company}
    = Address: ${address}
    = E-mail: ${mail(email)}
    = Phone: ${phone}
    # What we collect
    = When you visit: Your browser’s network address (IP address), the page it asks for and its type. This is what
      sending a page takes; it is used to keep the shop running and to hold off abuse, not to recognize you.
    = When you order: Name, delivery and billing address, e-mail address, phone number if you give one, what you
      ordered and what you want on it, and whether and how it was paid.
    = When you write to us: Your name, e-mail address, the order number if you name one, and what you write.
    = When you review: The name you choose, your stars, your text, and the photos you add. These are meant to be
      public.
    = When you track an order: The order number and e-mail address you enter, to compare them with the order.
    = When you file a dispute: ${
      takesCases &&
      `What you tell us about the order, your messages, and the files you
      attach.`
    }
    You never have to give us more than the form in front of you asks for. Please keep health data, identity documents
      and card numbers out of messages.
    # What stays in your browser
    Your cart, your wishlist and the products you looked at are kept in the storage of your own browser, so that they
      are still there when you come back. They leave it only when the shop needs them: to work out prices, or for the
      order itself. Where you ask for it at checkout, your contact and delivery address stay there until you uncheck
      that. A checkout that you open more than a year after the last time deletes them. Clearing the data of this site in your browser deletes all of it.
    We set no cookies of our own for shoppers.${
      !isMeasured &&
      ` Nor do we load services that follow you from site to
      site or count what you look at.`
    }
  `;
  const after = sections`
    # What we use it for
    - To take, make, send and, if need be, take back your order: because we have a contract with you.
    - To answer you: because you asked us, or because we have a contract.
    - To keep accounts and records of sales: because tax and commercial law oblige us to.
    - To keep the shop safe and working, and to prevent fraud: because we have a legitimate interest in it, as have
      you.
    - To send you news: only if you subscribed. Every such mail has a link to stop it.
    We make no automated decisions about you that have legal effect, and build no profiles.
    # Who else gets to see it
    - The payment provider you choose, which takes the payment under its own privacy policy. See
      ${link('payment methods', TO.payment)}.
    - The carrier, which needs your name and address, and your e-mail address or phone number to announce the parcel.
    - Makers and printers who work for us, as far as a personalized piece needs it.
    - Companies that host our servers and deliver our e-mail. They act on our instructions only.
    - ${isMeasured && 'The services that measure visits, named above.'}
    - Authorities, where the law obliges us to.
    Some of them may work in another country than yours. We then see to it that your data is protected there as well,
      by contract where the law of that country is not enough.
    # How long we keep it
    = Orders: As long as tax and commercial law requires, which is up to ten years in some countries; after that they
      are deleted.
    = Messages: Until your matter is settled, and as long after as either side could still have claims from it.
    = Reviews: Until you ask us to remove them, or the product leaves the shop for good.
    = Network addresses: Briefly, for the safety of the shop.
    # How it is protected
    All pages are sent over encrypted connections. Orders and messages are stored on servers that only the people who
      need them for their work can reach. An order can be looked up only with both its number and the e-mail address
      it was placed with, and repeated guessing is stopped. No system is perfect; if something should ever happen to
      your data, we tell you and the authorities as the law requires.
    # Your rights
    Wherever you live, you can ask us at ${mail(email)}:
    - what we hold about you, and for a copy of it;
    - to correct what is wrong or missing;
    - to delete it, as far as no law obliges us to keep it;
    - to restrict what we do with it, or to stop a use that rests on our interest;
    - to hand it to you, or to another company, in a common format;
    - to end a consent you gave, for the time to come.
    We answer within a month and charge nothing. To be sure that we talk to the right person we may ask you to write
      from the address you ordered with. If you are not satisfied, you can complain to the data protection authority
      of the place where you live.
    ! We do not sell personal data and do not share it for advertising across contexts, in the sense of the privacy
      laws of US states. You are never treated worse for using your rights.
    # Children
    The shop is meant for adults. We do not knowingly collect data of children under 16. If you believe that a child
      has given us some, tell us and we delete it.
    # Changes
    When the shop changes, this page changes with it. The version you read here is the one in force. If a change
      matters for data we already hold, we tell the people concerned by e-mail.
  `;
  return {
    title: 'Privacy Policy',
    lead: `What ${name} learns about you when you visit or order, what for, how long it is kept, and what you can ask of us.`,
    sections: [...before, ...(isMeasured ? measuring : []), ...after],
  };
}
