import type { Page } from 'playwright/test';
import { BLOCK_TYPES, type BlockType } from '@/blocks/kit/block-types';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import type { Field, Fields } from '@/blocks/kit/fields';
import { BLOCKS } from '@/blocks/registry/definitions';
import {
  FOREIGN_HOST,
  type InjectionVector,
  SCRIPT_VECTORS,
  STYLE_VECTORS,
  TRIED_VECTORS,
} from '@/tests/support/injection-vectors';
import { untilHydrated } from './support/at-rest';
import { urlOf } from './support/shops';
import { storePage } from './support/store-page';
import { expect, test } from './support/test';

// The browser says what the policy forbids, and what cannot be had.
test.use({ expectedMessages: [/./] });
test.setTimeout(240_000);

/** Number of vectors on a page, each in a block of every type: a page of twice as many takes four times as long. */
const BATCH_SIZE = 23;
/** What an html block's content may do is its admin's own; `injection.spec.ts` shows it alone. */
const TYPES = BLOCK_TYPES.filter((type) => type !== 'html');
/** Whatever a picture's address is, nothing but a picture comes of it. */
const SHOWN_KINDS = ['image', 'media'];

const BATCHES = Array.from({ length: Math.ceil(TRIED_VECTORS.length / BATCH_SIZE) }, (_, at) =>
  TRIED_VECTORS.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE),
);

test('there are enough vectors', () => {
  expect(SCRIPT_VECTORS.length).toBeGreaterThanOrEqual(300);
  expect(STYLE_VECTORS.length).toBeGreaterThanOrEqual(60);
});

for (const [at, batch] of BATCHES.entries()) {
  test(`no field of any block runs or fetches anything: vectors ${at + 1} of ${BATCHES.length} [S3.294]`, async ({
    page,
  }) => {
    const slug = `vectors-${at + 1}`;
    await storePage(
      'odd',
      slug,
      batch.flatMap((vector) => TYPES.map((type) => blockOf(type, vector))),
    );
    const request = await watchRequests(page);
    await page.goto(urlOf('odd', `/${slug}`), { waitUntil: 'load' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await untilHydrated(page);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(await page.evaluate(unsafeAddresses)).toEqual([]);
    expect(request.filter((kind) => !SHOWN_KINDS.includes(kind))).toEqual([]);
    // Nothing has left its block: what stands beside the page still does.
    await expect(page.locator('main [data-page]')).toHaveCount(1);
    await expect(page.locator('main footer, main main')).toHaveCount(0);
  });
}

test('content of 2 MB, unbalanced and full of end tags, leaves the page standing [S4.161]', async ({
  page,
}) => {
  const odd = '</div></main></script></style><b><table><tr><p>A line</p>';
  const content = odd.repeat(Math.ceil(2_000_000 / odd.length));
  const after = { type: 'text', props: { content: 'What comes after' } };
  const large = ['html', 'policy'].map((type) => ({ type, props: { content } }));
  await storePage(
    'odd',
    'large-content',
    large.flatMap((block) => [block, after]),
  );
  await page.goto(urlOf('odd', '/large-content'));
  await expect(
    page.locator('[data-page] > *').filter({ hasText: /^What comes after$/ }),
  ).toHaveCount(2);
  await expect(page.locator('main [data-page]')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeAttached();
});

/** A block each of whose fields holds the vector, those of entries too. */
function blockOf(type: BlockType, { text }: InjectionVector): object {
  const { props, styles }: BlockDefinition = BLOCKS[type];
  return { type, id: text, props: filled(props, text), styles: filled(styles, text) };
}

function filled(fields: Fields, text: string): Record<string, unknown> {
  const input = Object.entries(fields).map(([name, field]) => [name, valueFor(field, text)]);
  return Object.fromEntries(input);
}

function valueFor({ kind, fields = {} }: Field, text: string): unknown {
  if (kind === 'list') return [filled(fields, text)];
  if (kind === 'group') return filled(fields, text);
  return kind === 'texts' ? [text] : text;
}

/** What a page asks another host for, by kind; it gets nothing. */
async function watchRequests(page: Page): Promise<string[]> {
  const request: string[] = [];
  await page.route(`**://${FOREIGN_HOST}/**`, (route) => {
    request.push(route.request().resourceType());
    return route.abort();
  });
  return request;
}

/** Runs in the page: the addresses that would run something, were they followed or loaded. */
function unsafeAddresses(): string[] {
  const attributes = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href'];
  return [...document.querySelectorAll('main *')].flatMap((element) =>
    attributes.flatMap((name) => {
      const address = element.getAttribute(name)?.replace(/[\s\p{Cc}]/gu, '') ?? '';
      return /^(javascript|vbscript|data|livescript|blob|file|feed|view-source):/i.test(address)
        ? [`${element.tagName} ${name}=${address}`]
        : [];
    }),
  );
}
