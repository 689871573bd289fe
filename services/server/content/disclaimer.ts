import type { ContentPage } from '@/core/model/content';
import { TO } from './promises';
import type { ShopFacts } from './shop-facts';
import { link, mail, sections } from './write';

export const disclaimerText = ({ company, email, name, returnDays }: ShopFacts): ContentPage => ({
  title: 'Disclaimer',
  lead: `What you can rely on when you read the pages of ${name}, and where their limits are.`,
  sections: sections`
    # Colors, sizes and pictures
    We show every piece as truly as we can. Screens differ, dyes differ from batch to batch, and pieces finished by
      hand differ from one another, so a color can be a shade off what you see and a measurement can be a finger’s
      width off the table. Such differences are no fault. If a piece disappoints you all the same,
      ${returnDays > 0 ? link('send it back', TO.returns) : link('tell us', TO.contact)}.
    # Prices and availability
    We take care that prices, descriptions and stock are right, but mistakes happen. If we find one that concerns your
      order, we tell you before anything is made, and you decide whether to go on or to cancel at no cost. How prices
      bind us is set out in our ${link('terms of service', TO.terms)}.
    # Delivery times
    The times named in the shop are estimates from experience. They are not guarantees, as carriers, customs and
      weather have a say. What we do when something is late is described under ${link('shipping', TO.shipping)}.
    # Reviews and pictures of shoppers
    Reviews are the opinions of the people who wrote them, not ours. We read them before they appear, to keep out spam
      and insults; we do not change what they say about a product. A review is marked as verified where it belongs to
      an order.
    # Care and safety
    Please follow the care label of each piece. Advice on these pages, on washing or on fit for instance, is general
      and no substitute for the label, nor for medical advice if you have allergies. Small parts, cords and buttons
      can be a danger to young children.
    # Links to other sites
    Some links lead to sites that are not ours, such as those of carriers and payment providers. We chose them with
      care when we set the link, but what they say and do is their responsibility.
    # Trademarks
    Names and marks of others belong to their owners and are named here only to describe things. ${name} is not
      sponsored or endorsed by them unless we say so. If you think that something infringes your rights, see
      ${link('intellectual property', TO.property)}.
    # Liability
    This site is provided as it is. To the extent the law allows, ${company} is not liable for harm that comes from
      relying on general information on it. Nothing here limits liability for what we sell you, for intent or gross
      negligence, for injury, or in any other way the law forbids. Found a mistake? Tell us at
      ${mail(email)}; we are glad to correct it.
  `,
});
