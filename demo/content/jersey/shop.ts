import type { ShopDraft } from '../kit/draft';
import { TEAM_PANTS, TEAM_SHORTS } from './bottoms';
import { TEAM_ACCESSORIES, TEAM_SHOES, TEAM_TUMBLERS } from './gear';
import { TEAM_JERSEYS } from './jerseys';
import { FAVICON, LOGO } from './logo';
import { GRIDLINE_ORDERS } from './orders';
import { TEAM_JACKETS } from './outerwear';
import { gridlinePages } from './pages';
import { JERSEY_REVIEWS } from './reviews';
import { GRIDLINE_GUIDES } from './size-guides';
import { TEAM_HOODIES, TEAM_SHIRTS } from './tops';
import { jerseyVariants } from './variants';

/** Team wear, bold and numbered: electric blue below a near-black header. */
export const GRIDLINE: ShopDraft = {
  host: 'jersey.localhost',
  name: 'Gridline Athletics',
  template: 'jersey',
  headerTemplate: 2,
  tagline:
    'Custom team jerseys and training gear. Your name, your number, printed in two business days.',
  keywords:
    'custom jerseys, team wear, basketball jersey, hockey jersey, name and number, training gear',
  company: 'Gridline Athletics Inc.',
  founder: 'Renata Okafor',
  phone: '+1 (312) 555-0190',
  email: 'team@gridline.example',
  address: '402 Fieldhouse Row, Lakeport, IL 60699, USA',
  addressLines: [
    'Gridline Athletics Inc.',
    '402 Fieldhouse Row, Gate 3',
    'Lakeport, IL 60699',
    'United States',
  ],
  orderPrefix: 'GL',
  orders: GRIDLINE_ORDERS,
  shippingCostMinor: 599,
  transitTime: '2-4',
  handlingTime: '2-2',
  settings: {
    timeZone: 'America/New_York',
    showCategory: true,
    showTrustBadges: false,
    orderProtection: 2.49,
  },
  theme: {
    accent: '#1f5cff',
    onAccent: '#ffffff',
    ground: '#ffffff',
    surface: '#f2f4f8',
    ink: '#0d1117',
    muted: '#566070',
    line: '#dfe3ea',
    chrome: '#0b0e14',
    onChrome: '#ffffff',
    displayFont: 'sofia-condensed',
    textFont: 'inter',
    radius: 2,
  },
  banner: {
    title: 'Your name. Your number.',
    text: 'Match-weight jerseys with dyed-in lettering. Printed in-house, out the door in two business days.',
    buttonText: 'Build your jersey',
    link: '/shop?category=Jersey',
    products: [
      'Rally Cap',
      'Home Opener Jersey',
      'Backboard Breaker Jersey',
      'Blue Line Hockey Jersey',
    ],
    ground: '#d5deee',
    second: '#8fa9dc',
  },
  ads: {
    title: 'Kit out the whole roster',
    text: 'One order, every size, sorted by number. Jerseys, shorts and socks that belong together.',
    link: '/shop?category=Shorts',
    products: ['Away Days Jersey', 'Match Day Shorts', 'Fast Break Shorts'],
    ground: '#e3e7ee',
    second: '#b5c0d2',
  },
  lastAds: {
    title: 'Sideline season',
    text: 'Letterman wool, rain shells and puffers for everyone who stands still while others run.',
    link: '/shop?category=Jacket',
    products: ['Letterman Jacket', 'Monsoon Bowl Rain Shell', 'Sideline Hoodie'],
    ground: '#cfd6e2',
    second: '#7f8ea8',
  },
  logo: LOGO,
  favicon: FAVICON,
  mark: 'arrow',
  grounds: { light: '#e4e9f1', deep: '#a9b7cc' },
  accents: ['White', 'Electric Blue', 'Black', 'Red'],
  ranges: [
    TEAM_JERSEYS,
    TEAM_SHORTS,
    TEAM_HOODIES,
    TEAM_JACKETS,
    TEAM_SHIRTS,
    TEAM_PANTS,
    TEAM_SHOES,
    TEAM_ACCESSORIES,
    TEAM_TUMBLERS,
  ],
  tileNames: {
    'All Products': 'Full lineup',
    Jersey: 'Jerseys',
    Jacket: 'Sideline jackets',
    Shirts: 'Training tops',
    Accessories: 'Caps & kit',
    Tumbler: 'Hydration',
  },
  variants: jerseyVariants,
  sizeGuides: GRIDLINE_GUIDES,
  reviews: JERSEY_REVIEWS,
  pages: gridlinePages,
};
