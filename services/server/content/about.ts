import type { AboutPage, TitledWords, Words } from '@/core/model/content';
import { TO } from './promises';
import type { ShopFacts } from './shop-facts';
import { link, mail, titled, words } from './write';

export function aboutText(shop: ShopFacts): AboutPage {
  const { address, company, email, name, phone, returnDays, hasFreeReturns } = shop;
  const hasSeat = address !== '' || company !== name;
  return {
    title: `About ${name}`,
    lead: shop.description || 'Clothes and gifts, chosen with care and made to be worn for years.',
    story: storyOf(shop),
    steps: stepsOf(shop),
    promises: titled`
      # People answer
      No ticket numbers, no scripts. Whoever answers your ${link('message', TO.contact)} knows the pieces and can
        decide.
      # It can come back
      ${
        returnDays > 0 &&
        words`You have ${returnDays} days for a ${link(hasFreeReturns ? 'free return' : 'return', TO.returns)}. And a`
      }${returnDays === 0 && 'A'} mistake of ours is ours to put right, whatever it takes.
      # Your data stays yours
      No account is needed, your card details never reach us, and we sell your data to nobody. It is all in our
        ${link('privacy policy', TO.privacy)}.
    `,
    reach: words`${hasSeat && `${company}${address && `, ${address}`}. `}Write to ${mail(email)}${
      phone && ` or call ${phone}`
    }.`,
  };
}

function storyOf({ company, founder, name }: ShopFacts): Words[] {
  const isRunByCompany = company !== name;
  const first = founder
    ? words`${name} was founded by ${founder}${isRunByCompany && ` and is run by ${company}`}. We decide about every
        piece in the same way: if we would not wear it, give it or keep it ourselves, we do not sell it.`
    : words`${name} is a shop for things worth keeping${isRunByCompany && `, run by ${company}`}. We decide about every
        piece in the same way: if we would not wear it, give it or keep it ourselves, we do not sell it.`;
  return [
    first,
    words`We would rather sell you one thing you reach for every week than five you forget. So we say what a piece is
      made of, show it from all sides, and let the people who bought it have their say. And where a piece
      can carry your own name or words, we make it for you alone.`,
  ];
}

function stepsOf(shop: ShopFacts): TitledWords[] {
  const { countries, freeShippingFrom, handling, shippingCost, transit } = shop;
  const { returnDays, hasFreeReturns } = shop;
  const isWorldwide = countries.length === 0;
  const cost = shippingCost ? `Shipping is ${shippingCost} per order` : 'Shipping is always free';
  return titled`
    # You choose
    Size, color and, where it is offered, your own name or text. The price follows every choice at once, and nothing is
      added at the end that you have not seen.
    # We make it ready
    Your pieces are picked, finished, checked by eye and packed.${handling && ` This takes us ${handling}.`}
    # It travels
    ${transit && `${transit} on the way to most addresses${isWorldwide ? ', worldwide' : ''}.`}
      ${!transit && isWorldwide && 'To addresses worldwide.'}
      ${cost}${freeShippingFrom && `, and nothing from ${freeShippingFrom} on`}. You can
      ${link('follow every step', TO.tracking)}.
    # ${returnDays > 0 ? 'It stays, or it comes back' : 'It stays'}
    Wear it, wash it, give it away. ${
      returnDays > 0 &&
      words`If it is not right, you have ${returnDays} days to ${link('send it back', TO.returns)}${hasFreeReturns && ', free of charge'}.`
    }${returnDays === 0 && words`If it is not right, ${link('tell us', TO.contact)}.`}
  `;
}
