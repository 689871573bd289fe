import type { BlockType, Place } from '@/blocks/kit/block-types';
import { type DraftBlock, layoutOfDrafts } from '@/blocks/kit/draft-blocks';
import type { HeaderSection } from '@/blocks/layout/header-sections';
import type { LayoutNode } from '@/core/model/page';
import { footerColumns, footerSmall, footerWithNewsletter } from './footers';
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
  hint: string;
  /** Further search terms in the palette. */
  keywords: string;
  standsIn: readonly Place[];
  /** True if it takes the place of all that is there. */
  isWhole?: boolean;
  /** Blocks without ids: each use gives its own. */
  layout: readonly LayoutNode[];
}

type Described = Omit<Preset, 'standsIn' | 'layout'> & Partial<Preset>;

const PAGE_AND_FOOTER = ['page', 'footer'] as const;

const section = (blocks: DraftBlock | DraftBlock[], described: Described): Preset => ({
  standsIn: ['page'],
  ...described,
  layout: layoutOfDrafts([blocks].flat()),
});

/** A header or footer is one composition: another takes its place. */
const footer = (blocks: DraftBlock | DraftBlock[], described: Described): Preset =>
  section(blocks, { ...described, standsIn: ['footer'], isWhole: true });

/** A header by what stands in its sections; its links are those of the shop until an admin names others. */
const header = (
  parts: Partial<Record<HeaderSection, readonly BlockType[]>>,
  described: Described,
): Preset => ({
  ...described,
  standsIn: ['header'],
  isWhole: true,
  layout: Object.entries(parts).flatMap(([section, types]) =>
    types.map((type) => ({ type, section, props: {}, styles: {} })),
  ),
});

const LOGO_LEFT = {
  left: ['logo'],
  center: ['navigation'],
  right: ['search', 'wishlist', 'cart'],
} as const;
const LOGO_CENTERED = {
  left: ['navigation'],
  center: ['logo'],
  right: ['search', 'wishlist', 'cart'],
} as const;
const LINKS_RIGHT = { left: ['logo'], right: ['navigation', 'search', 'cart'] } as const;

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
  announcement: section(announcement, {
    label: 'Announcement',
    hint: 'One line on a dark strip',
    keywords: 'bar strip news notice message',
    standsIn: PAGE_AND_FOOTER,
  }),
  features: section(features, {
    label: 'Three features',
    hint: 'Three promises of the shop, each with an icon',
    keywords: 'usp benefits icons shipping returns support promises',
    standsIn: PAGE_AND_FOOTER,
  }),
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
  newsletter: section(newsletter, {
    label: 'Newsletter',
    hint: 'A form for e-mail addresses on a soft background',
    keywords: 'subscribe mail sign up',
    standsIn: PAGE_AND_FOOTER,
  }),
  faq: section(faq, {
    label: 'Questions and answers',
    hint: 'What shoppers ask most, answered',
    keywords: 'faq help delivery returns',
    standsIn: PAGE_AND_FOOTER,
  }),
  'size-guide': section(sizeGuide, {
    label: 'Size guide',
    hint: 'Four sizes with their measurements',
    keywords: 'fit measurements chart table',
    standsIn: PAGE_AND_FOOTER,
  }),
  care: section(care, {
    label: 'Care tips',
    hint: 'Four short pieces of advice side by side',
    keywords: 'wash columns text advice',
    standsIn: PAGE_AND_FOOTER,
  }),
  contact: section(contact, {
    label: 'Contact',
    hint: 'An invitation beside the address of the shop',
    keywords: 'address mail phone map store',
    standsIn: PAGE_AND_FOOTER,
  }),
  'header-left': header(LOGO_LEFT, {
    label: 'Logo left',
    hint: 'Logo left, links in the middle, icons right',
    keywords: 'header navigation classic',
  }),
  'header-centered': header(LOGO_CENTERED, {
    label: 'Logo in the middle',
    hint: 'Links left, logo in the middle, icons right',
    keywords: 'header navigation centered center',
  }),
  'header-right': header(LINKS_RIGHT, {
    label: 'Links right',
    hint: 'Logo left, links and icons right',
    keywords: 'header navigation simple',
  }),
  'footer-columns': footer(footerColumns, {
    label: 'Footer columns',
    hint: 'Logo and three lists of links, contact and copyright below',
    keywords: 'footer links sitemap',
  }),
  'footer-newsletter': footer(footerWithNewsletter, {
    label: 'Footer with newsletter',
    hint: 'A sign-up form beside two lists of links, on a dark background',
    keywords: 'footer subscribe links dark',
  }),
  'footer-small': footer(footerSmall, {
    label: 'Small footer',
    hint: 'Logo, social links and copyright in the middle',
    keywords: 'footer minimal simple centered',
  }),
};

export const isPresetId = (id: string): id is PresetId => Object.hasOwn(PRESETS, id);
