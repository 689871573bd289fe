import type { Group } from '@/core/blocks/catalogue';
import type { BlockType } from '@/core/blocks/kit/block-types';

/** What the groups of blocks are called, in the order they are offered. */
export const GROUP_LABELS: Record<Group, string> = {
  layout: 'Layout',
  content: 'Content',
  media: 'Media',
  shop: 'Shop',
  chrome: 'Header and footer',
};

interface BlockWords {
  /** What it is good for, in a line. */
  hint: string;
  /** Further words that it is found by. */
  words: string;
}

export const BLOCK_WORDS: Record<BlockType, BlockWords> = {
  box: { hint: 'Holds blocks one below the other', words: 'container section group stack' },
  grid: { hint: 'Holds blocks in columns', words: 'container grid row layout split' },
  text: { hint: 'A paragraph or a heading', words: 'paragraph heading words copy' },
  title: {
    hint: 'The title of a section, in six designs',
    words: 'heading headline subtitle h2',
  },
  image: { hint: 'A picture, in a shape if you like', words: 'image photo img' },
  button: { hint: 'Leads somewhere', words: 'link cta call to action' },
  divider: { hint: 'A line between two blocks', words: 'line separator rule hr spacer' },
  banner: {
    hint: 'Words and a button over a picture, slides or a film',
    words: 'hero slider carousel slideshow campaign',
  },
  video: { hint: 'A film, or one from YouTube or Vimeo', words: 'film movie youtube vimeo' },
  heroFeature: {
    hint: 'A picture beside a title and a list',
    words: 'hero split list benefits',
  },
  product: {
    hint: 'Products of a category in rows',
    words: 'collection catalogue shop items cards',
  },
  categories: { hint: 'The categories of the shop', words: 'collections departments tiles' },
  reviews: { hint: 'What customers say', words: 'testimonials ratings stars' },
  subscribe: {
    hint: 'A form for e-mail addresses, in thirteen designs',
    words: 'subscribe email mail sign up form',
  },
  info: {
    hint: 'A promise of the shop with an icon',
    words: 'feature shipping security support icon usp',
  },
  html: { hint: 'HTML of your own', words: 'code embed script custom' },
  policy: { hint: 'A longer text with headings', words: 'rich text terms privacy legal article' },
  page_content: {
    hint: 'What this page shows by itself',
    words: 'built-in default content',
  },
  logo: { hint: 'The logo of the shop', words: 'brand mark name' },
  navigation: { hint: 'Links with menus', words: 'menu links nav' },
  search: { hint: 'A field that searches the shop', words: 'find' },
  wishlist: { hint: 'Leads to the wishlist and counts it', words: 'favorites heart' },
  cart: { hint: 'Opens the cart and counts it', words: 'bag basket checkout' },
  social: { hint: 'Where else the shop is to be found', words: 'instagram facebook icons links' },
  footer_section: { hint: 'A list of links with a title', words: 'links column menu' },
  contact_info: { hint: 'Address, e-mail and phone', words: 'address email phone map hours' },
  copyright: { hint: 'The copyright line and the ways to pay', words: 'legal payment footer' },
};
