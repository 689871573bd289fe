import type { Place } from '@/blocks/kit/block-types';
import { type DraftBlock, layoutOfDrafts } from '@/blocks/kit/draft-blocks';
import type { LayoutNode } from '@/core/model/page';
import { footerColumns, footerSmall, footerWithNewsletter } from './footers';
import { linksRight, logoCentered, logoLeft } from './headers';
import { announcement, hero, heroWithImage, sale } from './sections/openings';
import { care, contact, faq, features, newsletter, sizeGuide } from './sections/service';
import { categoryTiles, products, productsWithText, reviewsStrip } from './sections/shop';
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
  /** Further search terms in the palette. */
  keywords: string;
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
    hint: 'A large heading in the middle, a line below it and two buttons',
    keywords: 'opening intro headline cta call to action',
  }),
  'hero-picture': section(heroWithImage, {
    label: 'Hero with image',
    hint: 'A large heading and two buttons beside an image',
    keywords: 'opening intro headline split image cta',
  }),
  announcement: section(
    announcement,
    {
      label: 'Announcement',
      hint: 'One line on a dark strip',
      keywords: 'bar strip news notice message',
    },
    PAGE_AND_FOOTER,
  ),
  features: section(
    features,
    {
      label: 'Three features',
      hint: 'Three promises of the shop, each with an icon',
      keywords: 'usp benefits icons shipping returns support promises',
    },
    PAGE_AND_FOOTER,
  ),
  products: section(products, {
    label: 'Product row',
    hint: 'Four new products under a title, with a link to all of them',
    keywords: 'grid collection new arrivals title',
  }),
  favorites: section(productsWithText, {
    label: 'Products with text',
    hint: 'Three products beside a title and a button',
    keywords: 'bestsellers favorites collection featured',
  }),
  categories: section(categoryTiles, {
    label: 'Category tiles',
    hint: 'The categories of the shop under a title',
    keywords: 'collections departments tiles',
  }),
  story: section(story, {
    label: 'Story with image',
    hint: 'An image on one side, text on the other',
    keywords: 'split about image text brand',
  }),
  statement: section(statement, {
    label: 'Statement',
    hint: 'One sentence, very large',
    keywords: 'mission claim brand quote',
  }),
  sale: section(sale, {
    label: 'Sale banner',
    hint: 'A sale in large type with a button',
    keywords: 'offer discount promotion percent',
  }),
  gallery: section(gallery, {
    label: 'Gallery',
    hint: 'Four images in a row under a title',
    keywords: 'photos images instagram lookbook',
  }),
  looks: section(looks, {
    label: 'Two looks',
    hint: 'Two large images, each with a name and a line',
    keywords: 'lookbook outfits pictures',
  }),
  reviews: section(reviewsStrip, {
    label: 'Reviews strip',
    hint: 'What customers say, with stars and images',
    keywords: 'testimonials stars ratings',
  }),
  quotes: section(quotes, {
    label: 'Three quotes',
    hint: 'What three people say, in their own words',
    keywords: 'testimonials customers voices',
  }),
  press: section(press, {
    label: 'Press row',
    hint: 'Who has written about the shop',
    keywords: 'logos seen in magazines brands',
  }),
  newsletter: section(
    newsletter,
    {
      label: 'Newsletter',
      hint: 'A form for e-mail addresses on a soft background',
      keywords: 'subscribe mail sign up',
    },
    PAGE_AND_FOOTER,
  ),
  faq: section(
    faq,
    {
      label: 'Questions and answers',
      hint: 'What shoppers ask most, answered',
      keywords: 'faq help delivery returns',
    },
    PAGE_AND_FOOTER,
  ),
  'size-guide': section(
    sizeGuide,
    {
      label: 'Size guide',
      hint: 'Four sizes with their measurements',
      keywords: 'fit measurements chart table',
    },
    PAGE_AND_FOOTER,
  ),
  care: section(
    care,
    {
      label: 'Care tips',
      hint: 'Four short pieces of advice side by side',
      keywords: 'wash columns text advice',
    },
    PAGE_AND_FOOTER,
  ),
  contact: section(
    contact,
    {
      label: 'Contact',
      hint: 'An invitation beside the address of the shop',
      keywords: 'address mail phone map store',
    },
    PAGE_AND_FOOTER,
  ),
  'header-left': whole('header', logoLeft, {
    label: 'Logo left',
    hint: 'Logo left, links in the middle, icons right',
    keywords: 'header navigation classic',
  }),
  'header-centered': whole('header', logoCentered, {
    label: 'Logo in the middle',
    hint: 'Links left, logo in the middle, icons right',
    keywords: 'header navigation centered center',
  }),
  'header-right': whole('header', linksRight, {
    label: 'Links right',
    hint: 'Logo left, links and icons right',
    keywords: 'header navigation simple',
  }),
  'footer-columns': whole('footer', layoutOfDrafts(footerColumns), {
    label: 'Footer columns',
    hint: 'Logo and three lists of links, contact and copyright below',
    keywords: 'footer links sitemap',
  }),
  'footer-newsletter': whole('footer', layoutOfDrafts(footerWithNewsletter), {
    label: 'Footer with newsletter',
    hint: 'A sign-up form beside two lists of links, on a dark background',
    keywords: 'footer subscribe links dark',
  }),
  'footer-small': whole('footer', layoutOfDrafts(footerSmall), {
    label: 'Small footer',
    hint: 'Logo, social links and copyright in the middle',
    keywords: 'footer minimal simple centered',
  }),
};

export const isPresetId = (id: string): id is PresetId => Object.hasOwn(PRESETS, id);

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
