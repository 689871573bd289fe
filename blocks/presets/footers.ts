import { block, box, columns, type DraftBlock } from '@/blocks/kit/draft-blocks';
import { paragraph } from './kit/parts';
import { NONE, ON_INK, ON_SURFACE, QUIET } from './kit/spaces';

/* What stands at the foot of every page. */

const TOP = { padding: 'clamp(40px, 6cqi, 72px) clamp(16px, 4cqi, 40px) clamp(24px, 3cqi, 40px)' };
const BOTTOM = { padding: '16px clamp(16px, 4cqi, 40px) clamp(24px, 4cqi, 40px)' };

const COMPANY = links('Company', [
  ['About us', '/about'],
  ['Contact', '/contact'],
  ['Order tracking', '/order-tracking'],
]);
const SERVICE = links('Service', [
  ['Shipping', '/shipping'],
  ['Returns', '/returns'],
  ['Questions', '/faqs'],
  ['Payment methods', '/payment-methods'],
]);
const POLICIES = links('Policies', [
  ['Privacy', '/privacy'],
  ['Terms', '/terms'],
  ['Cancellation', '/cancellation-policy'],
]);

export const footerColumns: DraftBlock[] = [
  columns(
    '1:1:1:1',
    [
      [
        block('logo', {}, NONE),
        paragraph('Clothes for every day, made to last.', { ...QUIET, width: 'min(100%, 18em)' }),
      ],
      [COMPANY],
      [SERVICE],
      [POLICIES],
    ],
    { ...TOP, ...ON_SURFACE },
  ),
  columns(
    '1:1',
    [[block('contact_info', {}, NONE)], [block('copyright', {}, NONE)]],
    { ...BOTTOM, ...ON_SURFACE },
    { alignItems: 'flex-end' },
  ),
];

export const footerWithNewsletter: DraftBlock[] = [
  columns(
    '2:1:1',
    [
      [
        block(
          'subscribe',
          {
            design: 'minimal',
            title: 'Stay in touch',
            description: 'New pieces and early access, no more than twice a month.',
            placeholder: 'Your e-mail address',
            buttonText: 'Sign up',
            showIcon: false,
          },
          NONE,
        ),
      ],
      [COMPANY],
      [SERVICE],
    ],
    { ...TOP, ...ON_INK },
  ),
  box([block('copyright', {}, NONE)], { ...BOTTOM, ...ON_INK }),
];

export const footerSmall: DraftBlock[] = [
  box(
    [
      block('logo', {}, NONE),
      block('social', {}, { padding: '16px 0' }),
      block('copyright', {}, { ...NONE, textAlign: 'center' }),
    ],
    { padding: 'clamp(32px, 5cqi, 56px) clamp(16px, 4cqi, 40px)' },
    { textAlign: 'center', alignItems: 'center' },
  ),
];

function links(title: string, items: readonly (readonly [string, string])[]): DraftBlock {
  const named = items.map(([name, link]) => ({ name, link }));
  return block('footer_section', { title, items: named }, NONE);
}
