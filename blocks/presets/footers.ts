import { block, box, columns, type DraftBlock } from '@/blocks/kit/draft-blocks';
import { paragraph, subscription } from './kit/parts';
import { NONE, ON_INK, ON_SURFACE, QUIET } from './kit/spaces';

/* What stands at the foot of every page. */

const TOP = { padding: 'clamp(40px, 6cqi, 72px) var(--inset) clamp(24px, 3cqi, 40px)' };
const BOTTOM = { padding: '16px var(--inset) clamp(24px, 4cqi, 40px)' };

const links = (title: string, items: Readonly<Record<string, string>>): DraftBlock[] => [
  block(
    'footer_section',
    { title, items: Object.entries(items).map(([name, link]) => ({ name, link })) },
    NONE,
  ),
];

const COMPANY = links('Company', {
  'About us': '/about',
  Contact: '/contact',
  'Order tracking': '/order-tracking',
});
const SERVICE = links('Service', {
  Shipping: '/shipping',
  Returns: '/returns',
  Questions: '/faqs',
  'Payment methods': '/payment-methods',
});
const POLICIES = links('Policies', {
  Privacy: '/privacy',
  Terms: '/terms',
  Cancellation: '/cancellation-policy',
});
const CLAIM = paragraph('Clothes for every day, made to last.', {
  ...QUIET,
  width: 'min(100%, 18em)',
});

export const footerColumns = [
  columns('1:1:1:1', [[block('logo', {}, NONE), CLAIM], COMPANY, SERVICE, POLICIES], {
    ...TOP,
    ...ON_SURFACE,
  }),
  columns(
    '1:1',
    [[block('contact_info', {}, NONE)], [block('copyright', {}, NONE)]],
    { ...BOTTOM, ...ON_SURFACE },
    { alignItems: 'flex-end' },
  ),
];

const LETTER = 'New pieces and early access, no more than twice a month.';
const SIGN_UP = subscription('minimal', 'Stay in touch', LETTER, { showIcon: false });

export const footerWithNewsletter = [
  columns('2:1:1', [[SIGN_UP], COMPANY, SERVICE], { ...TOP, ...ON_INK }),
  box([block('copyright', {}, NONE)], { ...BOTTOM, ...ON_INK }),
];

export const footerSmall = box(
  [
    block('logo', {}, NONE),
    block('social', {}, { padding: '16px 0' }),
    block('copyright', {}, { ...NONE, textAlign: 'center' }),
  ],
  { padding: 'clamp(32px, 5cqi, 56px) var(--inset)' },
  { textAlign: 'center', alignItems: 'center' },
);
