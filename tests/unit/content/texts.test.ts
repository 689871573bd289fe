import { describe, expect, it } from 'vitest';
import { protectionHint } from '@/components/checkout/messages';
import {
  type AboutPage,
  CONTENT_PATHS,
  type ContentBlock,
  type ContentPage,
  PRIVACY_CHOICES_ID,
  type Words,
} from '@/core/model/content';
import type { PaymentMark } from '@/core/model/payment';
import { initSchema } from '@/core/model/shop.schema';
import { aboutText, CONTENT_TEXTS, shopFacts } from '@/services/server/content';
import { organizationPage } from '@/services/server/content-structured-data';
import { SHOPS } from './shops';

const HOLES =
  /undefined|null|NaN|false|\[object|\(\s*\)|\(\s|\s\)|\s{2}|\s[,.;:!?]|,\s*[,.;]|\.\.|^\s|\s$|^[,.;:]|\$\s|\$\$/;

const plain = (words: Words) =>
  words.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

function textsOf(block: ContentBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return [plain(block.words)];
    case 'list':
    case 'steps':
      return block.items.map(plain);
    case 'facts':
      return block.rows.flatMap(({ term, words }) => [term, plain(words)]);
    case 'questions':
      return block.questions.flatMap(({ question, answer }) => [question, plain(answer)]);
    case 'payments':
      return [];
  }
}

const pageTexts = ({ title, lead, sections }: ContentPage) => [
  title,
  lead,
  ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(textsOf)]),
];

const aboutTexts = ({ title, lead, story, steps, promises, reach }: AboutPage) => [
  title,
  lead,
  ...story.map(plain),
  ...[...steps, ...promises].flatMap((one) => [one.title, plain(one.words)]),
  plain(reach),
];

/** Every piece of running text of a page, found by its shape. */
function linksOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'href' in value && typeof value.href === 'string' ? [value.href] : [];
  return [...own, ...Object.values(value).flatMap(linksOf)];
}

const KNOWN_LINKS: readonly string[] = [
  ...CONTENT_PATHS,
  '/about',
  '/contact',
  '/order-tracking',
  '/case-access',
  `#${PRIVACY_CHOICES_ID}`,
];

describe.each(SHOPS)('the texts of %s', (_name, init) => {
  const facts = shopFacts(init);
  const pages = CONTENT_PATHS.map((path) => CONTENT_TEXTS[path](facts));
  const about = aboutText(facts);
  const all = [...pages.flatMap(pageTexts), ...aboutTexts(about)];

  it('have no holes [S2.112]', () => {
    expect(all.filter((text) => text === '' || HOLES.test(text))).toEqual([]);
  });

  it('have sections with something in them, each with an address of its own', () => {
    for (const { title, sections } of pages) {
      expect(sections.every(({ blocks }) => blocks.length > 0)).toBe(true);
      const ids = sections.map(({ id }) => id);
      expect(new Set(ids).size, title).toBe(ids.length);
      expect(ids.filter((id) => !/^[a-z\d]+(-[a-z\d]+)*$/.test(id))).toEqual([]);
    }
  });

  it('name whom one deals with, and how to write there [S2.112]', () => {
    for (const path of ['/privacy', '/terms', '/disclaimer', '/intellectual-property'] as const) {
      const text = pageTexts(CONTENT_TEXTS[path](facts)).join('\n');
      expect(text, path).toContain(init.company || facts.name);
      expect(text, path).toContain(init.email || `support@${init.domain}`);
    }
  });

  it('link pages that exist, and disputes only where the shop has them [S2.5]', () => {
    const links = linksOf([pages, about]).filter((href) => !href.startsWith('mailto:'));
    expect(links.filter((href) => !KNOWN_LINKS.includes(href))).toEqual([]);
    expect(links.includes('/case-access')).toBe(init.template === 'jersey');
    expect(links.includes(`#${PRIVACY_CHOICES_ID}`)).toBe(init.analytics.length > 0);
  });

  it('agree on what sending costs [S9.37]', () => {
    const costs = new Set(all.join('\n').match(/\$\d+(\.\d{2})?/g));
    const { freeShippingFrom, orderProtection, shippingCost } = facts;
    const received = [shippingCost, freeShippingFrom, orderProtection].filter(Boolean);
    expect([...costs].sort()).toEqual(received.sort());
  });
});

it('say what order protection adds to what every order has, where the shop offers it [S9.1350]', () => {
  const shippingOf = (at: number) => {
    const [, init] = SHOPS[at] ?? [];
    if (!init) throw new Error('There is no such shop.');
    return pageTexts(CONTENT_TEXTS['/shipping'](shopFacts(init))).join(' ');
  };
  expect(shippingOf(0)).toContain('Order protection, which you can add at checkout for $1.99,');
  expect(shippingOf(0)).toContain('put right at no cost to you, protected or not');
  expect(shippingOf(2)).not.toContain('protection');
  // Checkout promises the same.
  for (const text of [shippingOf(0), protectionHint]) {
    expect(text).toMatch(/replacements? leaves? within one business day/i);
  }
});

it('name the ways to pay that the shop offers, or say that it offers none yet [S2.1350] [S2.1400]', () => {
  const [, init] = SHOPS[0] ?? [];
  if (!init) throw new Error('There is no demo shop.');
  const textOf = (path: '/faqs' | '/payment-methods', paymentMarks: PaymentMark[]) =>
    pageTexts(CONTENT_TEXTS[path](shopFacts({ ...init, paymentMarks }))).join(' ');
  const all = textOf('/faqs', ['Visa', 'Mastercard', 'American Express', 'PayPal']);
  expect(all).toContain('By Visa, Mastercard, American Express or PayPal. What');
  expect(textOf('/faqs', ['Visa', 'Mastercard'])).toContain('By Visa or Mastercard. What');
  expect(textOf('/faqs', ['PayPal'])).toContain('By PayPal. What');
  for (const path of ['/faqs', '/payment-methods'] as const) {
    expect(textOf(path, [])).toContain('still setting up its payments, and takes no orders');
    expect(textOf(path, [])).not.toMatch(/Visa|of these networks|undefined|By \W/);
    expect(textOf(path, ['Visa'])).not.toContain('still setting up');
  }
});

it('the texts of a shop are full texts', () => {
  const [, marlow] = SHOPS[0] ?? [];
  if (!marlow) throw new Error('There is no demo shop.');
  const lengths = CONTENT_PATHS.map((path) => {
    const text = pageTexts(CONTENT_TEXTS[path](shopFacts(marlow))).join(' ');
    return [path, text.split(' ').length] as const;
  });
  expect(lengths.filter(([, words]) => words < 300)).toEqual([]);
});

it('the times and costs of a shop that has set none are the defaults [S9.37]', () => {
  const [, bare] = SHOPS[3] ?? [];
  if (!bare) throw new Error('There is no bare shop.');
  const text = pageTexts(CONTENT_TEXTS['/shipping'](shopFacts(bare))).join('\n');
  for (const said of [
    'Shipping is $4.99 per order',
    '2–4 business days',
    '1 business day',
    '3–5 business days',
  ]) {
    expect(text).toContain(said);
  }
});

describe('what the privacy page says of analytics', () => {
  const textOf = (fields: object) => {
    const init = initSchema.parse({ domain: 'a.example', settings: {}, metadata: {}, ...fields });
    return pageTexts(CONTENT_TEXTS['/privacy'](shopFacts(init))).join('\n');
  };
  const analytics = ['G-ABC1234567'];

  it('is who counts and who records, and whether they are asked for [S7.742]', () => {
    expect(textOf({})).not.toMatch(/Google|Clarity|Privacy choices/);
    expect(textOf({ analytics })).toMatch(/services of Google[\s\S]*Privacy choices/);
    expect(textOf({ analytics })).not.toContain('Clarity');
    expect(textOf({ settings: { sessionRecording: 'abcdefghij' } })).toContain('Microsoft Clarity');
    const request = 'once you have accepted them';
    expect(textOf({ analytics })).toContain(request);
    const unasked = textOf({ analytics, settings: { disableConsentBanner: true } });
    expect(unasked).not.toContain(request);
    expect(unasked).toContain('unless you decline them');
  });
});

it('a shop that ships to a few countries names them, and promises no others [S2.1604]', () => {
  const [, near] = SHOPS.find(([name]) => name.includes('a few countries')) ?? [];
  if (!near) throw new Error('There is no such shop.');
  const facts = shopFacts(near);
  const texts = CONTENT_PATHS.flatMap((path) => pageTexts(CONTENT_TEXTS[path](facts)));
  const all = [...texts, ...aboutTexts(aboutText(facts))].join('\n');
  expect(all).not.toMatch(/worldwide|almost every country/i);
  expect(all.match(/Canada, Mexico and United States/g)).toHaveLength(3);
});

it('a shop that promises nothing promises no returns, hours or days in any text, nor to search engines [S1.1477]', () => {
  const [, bare] = SHOPS.find(([name]) => name.includes('promises nothing')) ?? [];
  if (!bare) throw new Error('There is no such shop.');
  const facts = shopFacts(bare);
  const texts = CONTENT_PATHS.flatMap((path) => pageTexts(CONTENT_TEXTS[path](facts)));
  const data = JSON.stringify(organizationPage('ContactPage', '/contact', facts));
  const all = [...texts, ...aboutTexts(aboutText(facts)), data].join('\n');
  expect(all).not.toMatch(
    /one business day|support hours|hoursAvailable|days? to send|send it back|return pieces|returned free|free return|return label/i,
  );
});
