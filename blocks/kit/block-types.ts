/** Every type of block (spec 3, "Page component"), by its name in layouts. */
export const BLOCK_TYPES = [
  'box',
  'grid',
  'text',
  'title',
  'image',
  'button',
  'divider',
  'banner',
  'video',
  'heroFeature',
  'product',
  'categories',
  'reviews',
  'subscribe',
  'info',
  'html',
  'policy',
  'accordion',
  'countdown',
  'page_content',
  'logo',
  'navigation',
  'search',
  'wishlist',
  'cart',
  'social',
  'footer_section',
  'contact_info',
  'copyright',
] as const;

export type BlockType = (typeof BLOCK_TYPES)[number];

/** The types that contain blocks; a list of its own, since pages need no more of it. */
export const CONTAINER_TYPES: readonly string[] = ['box', 'grid'] satisfies BlockType[];

const TYPE_NAMES: ReadonlySet<string> = new Set(BLOCK_TYPES);

export const isBlockType = (type: string): type is BlockType => TYPE_NAMES.has(type);

/** The place of blocks: on a page, or in the header or footer of all pages. */
export type Place = 'page' | 'header' | 'footer';
