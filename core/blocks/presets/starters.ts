import { block, box, columns, type DraftBlock } from '../../layout/draft-blocks';
import type { BlockType } from '../kit/block-types';

/** A film of this project, until an admin has chosen one. */
const FILM = '/films/loom.webm';

/**
 * What a new block begins with, so that there is something to see and to write over where its plain
 * defaults show nothing, or more than most shops want.
 */
export const STARTERS: Record<BlockType, DraftBlock> = {
  box: box([]),
  grid: columns('1:1', []),
  text: block('text', {
    content:
      'Cut from soft, hard-wearing cloth and finished with care, for the days you want to feel like yourself.',
  }),
  title: block('title', {
    text: 'New this season',
    subtitle: 'Fresh pieces for every day of the week',
  }),
  image: block('image'),
  button: block('button', { label: 'Shop now', targetUrl: '/shop' }),
  divider: block('divider'),
  banner: block(
    'banner',
    {
      title: 'The new season is here',
      subtitle: 'Easy layers, in colors that go with everything you own.',
      buttonText: 'See what is new',
      buttonLink: '/shop',
    },
    { padding: '0px' },
  ),
  video: block('video', { src: FILM }),
  heroFeature: block('heroFeature', {
    title: 'Made to be worn every day',
    description:
      'Good clothes are the ones you stop thinking about: they fit, they move with you, and they last.',
    listItems: [
      'Soft fabrics that keep their shape',
      'Seams that hold, wash after wash',
      'Easy to combine, whatever the day brings',
    ],
  }),
  product: block('product', { showBrand: false, showDescription: false }),
  categories: block('categories'),
  reviews: block('reviews'),
  subscribe: block('subscribe'),
  info: block('info'),
  html: block('html', {
    content: '<p><strong>Free alterations.</strong> Bring it in, and we make it fit.</p>',
  }),
  policy: block('policy', {
    content:
      '<h2>Returns</h2><p>Send back what does not fit within 30 days, unworn and with its tags. We refund you as soon as it is here.</p><ul><li>Exchanges for another size are free</li><li>Personalized pieces are made for you alone and stay with you</li></ul>',
  }),
  page_content: block('page_content'),
  logo: block('logo'),
  navigation: block('navigation'),
  search: block('search', { placeholder: 'Search products' }),
  wishlist: block('wishlist'),
  cart: block('cart'),
  social: block('social', {
    items: [
      { title: 'Instagram', link: 'https://www.instagram.com/', icon: 'instagram' },
      { title: 'Facebook', link: 'https://www.facebook.com/', icon: 'facebook' },
      { title: 'YouTube', link: 'https://www.youtube.com/', icon: 'youtube' },
    ],
  }),
  footer_section: block('footer_section', {
    title: 'Company',
    items: [
      { name: 'About us', link: '/about' },
      { name: 'Contact', link: '/contact' },
      { name: 'Order tracking', link: '/order-tracking' },
    ],
  }),
  contact_info: block('contact_info'),
  copyright: block('copyright'),
};
