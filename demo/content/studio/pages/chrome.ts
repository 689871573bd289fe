import { block, columns } from '../../kit/blocks';
import type { ChromeDraft } from '../../kit/draft';
import { NONE } from '../../pages/common';

/** The studio has designed its header and footer too. */
export function norrChrome(): ChromeDraft {
  return {
    header: [
      { type: 'logo', section: 'left', props: {} },
      {
        type: 'navigation',
        section: 'center',
        props: {
          fontWeight: '500',
          fontSize: '15px',
          items: [
            { title: 'Index', link: '/shop' },
            {
              title: 'Garments',
              link: '/shop',
              submenu: [
                { title: 'Outer', link: '/shop?category=Jacket' },
                { title: 'Knit', link: '/shop?category=Sweaters' },
                { title: 'Shirt', link: '/shop?category=Shirts' },
                { title: 'Trouser', link: '/shop?category=Pants' },
              ],
            },
            { title: 'Lookbook', link: '/lookbook' },
            { title: 'Studio', link: '/about' },
          ],
        },
      },
      { type: 'search', section: 'right', props: {} },
      { type: 'wishlist', section: 'right', props: {} },
      { type: 'cart', section: 'right', props: {} },
    ],
    footer: [
      columns(
        '2:1:1',
        [
          [
            block('logo', {}, { padding: '0 0 16px' }),
            block(
              'text',
              {
                content:
                  'Clothing reduced to cut, cloth and measure. Few pieces, made precisely, kept in production.',
              },
              { ...NONE, color: '--muted' },
            ),
          ],
          [
            block(
              'footer_section',
              {
                title: 'Studio',
                items: [
                  { name: 'About', link: '/about' },
                  { name: 'Lookbook', link: '/lookbook' },
                  { name: 'Write to us', link: '/contact' },
                ],
              },
              NONE,
            ),
          ],
          [
            block(
              'footer_section',
              {
                title: 'Service',
                items: [
                  { name: 'Shipping', link: '/shipping' },
                  { name: 'Returns', link: '/returns' },
                  { name: 'Track an order', link: '/order-tracking' },
                  { name: 'Terms', link: '/terms' },
                  { name: 'Privacy', link: '/privacy' },
                ],
              },
              NONE,
            ),
          ],
        ],
        { padding: '64px var(--inset) 32px', backgroundColor: '--surface' },
        { width: 'boxed' },
      ),
      columns(
        '1:1',
        [[block('contact_info', {}, NONE)], [block('copyright', {}, NONE)]],
        { padding: '24px var(--inset) 48px', backgroundColor: '--surface' },
        { width: 'boxed' },
      ),
    ],
  };
}
