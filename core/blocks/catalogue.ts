import type { BlockType } from './kit/block-types';

export type Place = 'page' | 'header' | 'footer';
export type Group = 'layout' | 'content' | 'media' | 'shop' | 'chrome';

/** What a type of block is to an admin; no shopper's page has it. */
interface Listed {
  /** What an admin calls it. */
  label: string;
  group: Group;
  standsIn: readonly Place[];
}

/** Every type of block as the editor offers it. */
export const CATALOGUE: Record<BlockType, Listed> = {
  box: { label: 'Box', group: 'layout', standsIn: ['page', 'footer'] },
  grid: { label: 'Columns', group: 'layout', standsIn: ['page', 'footer'] },
  text: { label: 'Text', group: 'content', standsIn: ['page', 'footer'] },
  title: { label: 'Section title', group: 'content', standsIn: ['page', 'footer'] },
  image: { label: 'Picture', group: 'media', standsIn: ['page', 'footer'] },
  button: { label: 'Button', group: 'content', standsIn: ['page', 'footer'] },
  divider: { label: 'Divider', group: 'layout', standsIn: ['page', 'footer'] },
  banner: { label: 'Banner', group: 'media', standsIn: ['page'] },
  video: { label: 'Video', group: 'media', standsIn: ['page', 'footer'] },
  heroFeature: { label: 'Hero feature', group: 'media', standsIn: ['page'] },
  product: { label: 'Product grid', group: 'shop', standsIn: ['page'] },
  categories: { label: 'Category tiles', group: 'shop', standsIn: ['page'] },
  reviews: { label: 'Reviews', group: 'shop', standsIn: ['page'] },
  subscribe: { label: 'Newsletter', group: 'content', standsIn: ['page', 'footer'] },
  info: { label: 'Information', group: 'content', standsIn: ['page', 'footer'] },
  html: { label: 'HTML', group: 'content', standsIn: ['page', 'footer'] },
  policy: { label: 'Policy text', group: 'content', standsIn: ['page'] },
  page_content: { label: 'Page content', group: 'content', standsIn: ['page'] },
  logo: { label: 'Logo', group: 'chrome', standsIn: ['page', 'header', 'footer'] },
  navigation: { label: 'Navigation', group: 'chrome', standsIn: ['page', 'header', 'footer'] },
  search: { label: 'Search', group: 'chrome', standsIn: ['page', 'header', 'footer'] },
  wishlist: { label: 'Wishlist', group: 'chrome', standsIn: ['page', 'header', 'footer'] },
  cart: { label: 'Cart', group: 'chrome', standsIn: ['page', 'header', 'footer'] },
  social: { label: 'Social links', group: 'chrome', standsIn: ['page', 'header', 'footer'] },
  footer_section: { label: 'Footer links', group: 'chrome', standsIn: ['page', 'footer'] },
  contact_info: { label: 'Contact details', group: 'chrome', standsIn: ['page', 'footer'] },
  copyright: { label: 'Copyright', group: 'chrome', standsIn: ['page', 'footer'] },
};
