import { type DraftBlock, layoutOfDrafts } from '@/blocks/kit/draft-blocks';
import type { Place } from '@/blocks/kit/place';
import type { LayoutNode } from '@/core/model/page';
import { footerColumns, footerSmall, footerWithNewsletter } from './footers';
import { linksRight, logoCentered, logoLeft } from './headers';
import { announcement, hero, heroWithPicture, sale } from './sections/openings';
import { care, contact, faq, features, newsletter, sizeGuide } from './sections/service';
import { categoryTiles, products, productsWithWords, reviewsStrip } from './sections/shop';
import { gallery, looks, press, quotes, statement, story } from './sections/stories';

/** Ready-made parts of pages, in the order they are offered. */
export const PRESET_IDS = [
  ...(['hero', 'hero-picture', 'announcement', 'features', 'products', 'favorites'] as const),
  ...(['categories', 'story', 'statement', 'sale', 'gallery', 'looks', 'reviews'] as const),
  ...(['quotes', 'press', 'newsletter', 'faq', 'size-guide', 'care', 'contact'] as const),
  ...(['header-left', 'header-centered', 'header-right'] as const),
  ...(['footer-columns', 'footer-newsletter', 'footer-small'] as const),
] as const;

export type PresetId = (typeof PRESET_IDS)[number];

interface Preset {
  label: string;
  /** One line that says what it is good for. */
  hint: string;
  /** Further words that it is found by. */
  words: string;
  standsIn: readonly Place[];
  /** True if it takes the place of all that is there. */
  isWhole?: boolean;
  /** Without ids: each use of it gives its own. */
  layout: readonly LayoutNode[];
}

type Described = Omit<Preset, 'standsIn' | 'layout'>;

const PAGE = ['page'] as const;
const PAGE_AND_FOOTER = ['page', 'footer'] as const;

export const PRESETS: Record<PresetId, Preset> = {
  hero: section(hero, {
    label: 'Hero with two buttons',
    hint: 'A large heading in the middle, a line below it and two ways on',
    words: 'opening intro headline cta call to action',
  }),
  'hero-picture': section(heroWithPicture, {
    label: 'Hero with picture',
    hint: 'A large heading and two buttons beside a picture',
    words: 'opening intro headline split image cta',
  }),
  announcement: section(
    announcement,
    {
      label: 'Announcement',
      hint: 'One line on a dark strip',
      words: 'bar strip news notice message',
    },
    PAGE_AND_FOOTER,
  ),
  features: section(
    features,
    {
      label: 'Three features',
      hint: 'Three promises of the shop, each with an icon',
      words: 'usp benefits icons shipping returns support promises',
    },
    PAGE_AND_FOOTER,
  ),
  products: section(products, {
    label: 'Product row',
    hint: 'Four new products under a title, with a way to all of them',
    words: 'grid collection new arrivals title',
  }),
  favorites: section(productsWithWords, {
    label: 'Products with words',
    hint: 'Three products beside a title and a button',
    words: 'bestsellers favorites collection featured',
  }),
  categories: section(categoryTiles, {
    label: 'Category tiles',
    hint: 'The categories of the shop under a title',
    words: 'collections departments tiles',
  }),
  story: section(story, {
    label: 'Story with picture',
    hint: 'A picture at one side, what it tells at the other',
    words: 'split about image text brand',
  }),
  statement: section(statement, {
    label: 'Statement',
    hint: 'One sentence, very large',
    words: 'mission claim brand quote',
  }),
  sale: section(sale, {
    label: 'Sale banner',
    hint: 'A sale in large words with a button',
    words: 'offer discount promotion percent',
  }),
  gallery: section(gallery, {
    label: 'Gallery',
    hint: 'Four pictures in a row under a title',
    words: 'photos images instagram lookbook',
  }),
  looks: section(looks, {
    label: 'Two looks',
    hint: 'Two large pictures, each with a name and a line',
    words: 'lookbook outfits pictures',
  }),
  reviews: section(reviewsStrip, {
    label: 'Reviews strip',
    hint: 'What customers say, with stars and pictures',
    words: 'testimonials stars ratings',
  }),
  quotes: section(quotes, {
    label: 'Three quotes',
    hint: 'What three people say, in their own words',
    words: 'testimonials customers voices',
  }),
  press: section(press, {
    label: 'Press row',
    hint: 'Who has written about the shop',
    words: 'logos seen in magazines brands',
  }),
  newsletter: section(
    newsletter,
    {
      label: 'Newsletter',
      hint: 'A form for e-mail addresses on a soft ground',
      words: 'subscribe mail sign up',
    },
    PAGE_AND_FOOTER,
  ),
  faq: section(
    faq,
    {
      label: 'Questions and answers',
      hint: 'What shoppers ask most, answered',
      words: 'faq help delivery returns',
    },
    PAGE_AND_FOOTER,
  ),
  'size-guide': section(
    sizeGuide,
    {
      label: 'Size guide',
      hint: 'Four sizes with their measurements',
      words: 'fit measurements chart table',
    },
    PAGE_AND_FOOTER,
  ),
  care: section(
    care,
    {
      label: 'Care tips',
      hint: 'Four short pieces of advice side by side',
      words: 'wash columns text advice',
    },
    PAGE_AND_FOOTER,
  ),
  contact: section(
    contact,
    {
      label: 'Contact',
      hint: 'An invitation beside the address of the shop',
      words: 'address mail phone map store',
    },
    PAGE_AND_FOOTER,
  ),
  'header-left': whole('header', logoLeft, {
    label: 'Logo left',
    hint: 'Logo left, links in the middle, icons right',
    words: 'header navigation classic',
  }),
  'header-centered': whole('header', logoCentered, {
    label: 'Logo in the middle',
    hint: 'Links left, logo in the middle, icons right',
    words: 'header navigation centered center',
  }),
  'header-right': whole('header', linksRight, {
    label: 'Links right',
    hint: 'Logo left, links and icons right',
    words: 'header navigation simple',
  }),
  'footer-columns': whole('footer', layoutOfDrafts(footerColumns), {
    label: 'Footer columns',
    hint: 'Logo and three lists of links, contact and copyright below',
    words: 'footer links sitemap',
  }),
  'footer-newsletter': whole('footer', layoutOfDrafts(footerWithNewsletter), {
    label: 'Footer with newsletter',
    hint: 'A sign-up form beside two lists of links, on a dark ground',
    words: 'footer subscribe links dark',
  }),
  'footer-small': whole('footer', layoutOfDrafts(footerSmall), {
    label: 'Small footer',
    hint: 'Logo, social links and copyright in the middle',
    words: 'footer minimal simple centered',
  }),
};

export function isPresetId(id: string): id is PresetId {
  return Object.hasOwn(PRESETS, id);
}

function section(
  blocks: readonly DraftBlock[],
  described: Described,
  standsIn: readonly Place[] = PAGE,
): Preset {
  return { ...described, standsIn, layout: layoutOfDrafts(blocks) };
}

/** A header or footer is one composition: another takes its place. */
function whole(place: Place, layout: readonly LayoutNode[], described: Described): Preset {
  return { ...described, standsIn: [place], isWhole: true, layout };
}
