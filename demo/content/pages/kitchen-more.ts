import type { BlockType } from '@/blocks/kit/block-types';
import { ICON_KEYS } from '@/core/model/navigation';

interface Variant {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

const WORDS_ON_FILM = {
  isBackground: true,
  overlayContent: true,
  overlayTitle: 'Two looms, one shuttle each',
  overlayText: 'They make eleven meters a day.',
};

/** Looks that no choice and no switch tells of. */
export const MORE_VARIANTS: Partial<Record<BlockType, readonly Variant[]>> = {
  image: [{ name: 'without a picture', props: { src: '' } }],
  title: [
    { name: 'color, subtitleColor', props: { color: '#8a3b12', subtitleColor: '#3f6b4f' } },
    {
      name: 'design: underline, underlineColor',
      props: { design: 'underline', underlineColor: '#3f6b4f' },
    },
    {
      name: 'design: gradient, gradientColors',
      props: { design: 'gradient', gradientColors: ['#8a3b12', '#2f4a7c'] },
    },
    {
      name: 'design: boxed, boxBackground, boxBorder',
      props: { design: 'boxed', boxBackground: '#f3e7d3', boxBorder: '2px dashed #8a3b12' },
    },
  ],
  video: [
    { name: 'words over a background', props: WORDS_ON_FILM },
    { name: 'overlayColor: deep', props: { ...WORDS_ON_FILM, overlayColor: '#123a5c' } },
    {
      name: 'overlayColor: light, overlayTextColor: dark',
      props: { ...WORDS_ON_FILM, overlayColor: '#f3e7d3', overlayTextColor: '#2b211c' },
    },
  ],
  navigation: [
    {
      name: 'own items with icons and a submenu',
      props: {
        navigationItems: [
          { title: 'Home', link: '/', icon: 'home' },
          {
            title: 'Clothes',
            link: '/shop',
            icon: 'shop',
            submenu: [
              { title: 'Shirts', link: '/shop?category=Shirts' },
              { title: 'Jackets', link: '/shop?category=Jacket' },
            ],
          },
          { title: 'About us', link: '/about' },
        ],
      },
    },
    {
      name: 'logoHeight: 32',
      props: {
        logoHeight: 32,
        navigationItems: [
          { title: 'Shop', link: '/shop' },
          { title: 'Contact us', link: '/contact' },
        ],
      },
    },
  ],
  social: [
    {
      name: 'own items, every icon',
      props: { items: ICON_KEYS.map((icon) => ({ title: icon, link: '/about', icon })) },
    },
  ],
  footer_section: [
    {
      name: 'own links',
      props: {
        title: 'Help',
        items: [
          { name: 'Shipping', link: '/shipping' },
          { name: 'Returns', link: '/returns' },
        ],
      },
    },
  ],
};
