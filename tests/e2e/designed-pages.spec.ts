import type { Page } from 'playwright/test';
import { BLOCK_TYPES } from '@/blocks/kit/block-types';
import { openAtRest, untilStill } from './support/at-rest';
import { fetchPage } from './support/fetch-page';
import { seenShifts, watchShifts } from './support/shifts';
import { urlOf } from './support/shops';
import { removePage, storePage } from './support/store-page';
import { expect, PRELOADED_IN_VAIN, test } from './support/test';

const STORY = [
  { type: 'text', props: { content: 'How it is made', htmlTag: 'h1' } },
  {
    type: 'grid',
    props: { sectionType: '1:1' },
    children: [
      { type: 'text', props: { content: 'On the left' }, columnIndex: 0 },
      { type: 'title', props: { text: 'On the right' }, columnIndex: 1 },
    ],
  },
  { type: 'product', props: { totalProducts: 4 } },
];

test.describe('a page of the shop’s own', () => {
  test.use({ javaScriptEnabled: false });

  test('is whole without JavaScript, under its own address and title [S2.151] [S3.158]', async ({
    page,
  }) => {
    await storePage('odd', 'story', STORY);
    await page.goto(urlOf('odd', '/story'));
    await expect(page).toHaveTitle(/- story/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it is made');
    await expect(page.getByText('On the left')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'On the right' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const left = await page.getByText('On the left').boundingBox();
    const right = await page.getByRole('heading', { name: 'On the right' }).boundingBox();
    expect(right?.x).toBeGreaterThan(left?.x ?? 0);
  });
});

for (const path of ['/no-such-page', '/homepage', '/Story', '/a%2Fb', '/story%20', '/..%2Fstory']) {
  test(`there is no page at ${path}`, async () => {
    const { status } = await fetchPage('odd', path);
    expect(status).toBe(404);
  });
}

test('the built-in pages stand where no layout is stored, and come back when it is gone', async () => {
  const contact = async () => (await fetchPage('odd', '/contact')).text;
  const builtIn = /<h1[^>]*>Contact Us</;
  const form = /<main.*(<textarea|<input).*<\/main>/s;
  const before = await contact();
  expect(before).toMatch(builtIn);
  expect(before).toMatch(form);
  await storePage('odd', 'contact', [{ type: 'text', props: { content: 'Just call' } }]);
  const designed = await contact();
  expect(designed).toMatch(/<main.*Just call.*<\/main>/s);
  expect(designed).not.toMatch(form);
  await removePage('odd', 'contact');
  expect(await contact()).toMatch(builtIn);
});

test('a listing keeps its products where the shop has designed the page [S2.152]', async ({
  page,
}) => {
  await storePage('odd', 'shop', [{ type: 'text', props: { content: 'Before the products' } }]);
  await page.goto(urlOf('odd', '/shop'));
  await expect(page.getByText('Before the products')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await removePage('odd', 'shop');
});

test('a layout of another system stands, 40 levels deep and of 5,000 blocks [S3.152]', async ({
  page,
}) => {
  let deep: object = { type: 'text', props: { content: 'The innermost' } };
  for (let level = 1; level < 40; level += 1) {
    deep = {
      type: 'box',
      props: null,
      children: [deep],
      styles: { padding: 0 },
      theirs: { preserved: 1 },
    };
  }
  const wide = Array.from({ length: 5000 }, (_, at) => ({
    type: 'text',
    props: { content: `Line ${at}` },
    columnIndex: String(at % 3),
    children: null,
  }));
  await storePage('odd', 'foreign', [deep, ...wide, { type: 'their_widget' }]);
  await page.goto(urlOf('odd', '/foreign'));
  await expect(page.getByText('The innermost')).toBeVisible();
  await expect(page.getByText('Line 4999')).toBeAttached();
  await expect(page.getByText('Unknown component type: their_widget')).toBeAttached();
});

test('a link to a page of other blocks shows no blank frame on the way [S4.160]', async ({
  page,
}) => {
  await storePage('odd', 'story', STORY);
  await openAtRest(page, urlOf('odd', '/about'));
  await page.evaluate(watchForBlankFrames);
  await page.evaluate(async () => {
    await Reflect.get(window, 'next').router.push('/story');
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it is made');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await page.evaluate('window.blankFrames')).toBe(0);
});

test('pages of one kind begin anew by a link as by their address: scripts run, forms are empty, after an address that was sent nowhere [S3.620] [S4.307]', async ({
  page,
}) => {
  const blocks = (name: string) => [
    {
      type: 'html',
      props: { content: `<p>On ${name}</p><script>window.runs = (window.runs ?? 0) + 1</script>` },
    },
    { type: 'subscribe' },
  ];
  await storePage('odd', 'first', blocks('the first'));
  await storePage('odd', 'second', blocks('the second'));
  const runs = () => page.evaluate(() => Reflect.get(window, 'runs'));
  await openAtRest(page, urlOf('odd', '/first'));
  await expect.poll(runs).toBe(1);
  const main = page.getByRole('main');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await main.getByRole('textbox').fill('ada@example.com');
  await main.getByRole('button', { name: 'Subscribe' }).click();
  await expect(main.getByText('Thank You!')).toBeVisible();
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
  await page.evaluate(() => void Reflect.get(window, 'next').router.push('/second'));
  await expect(page.getByText('On the second')).toBeVisible();
  await expect.poll(runs).toBe(2);
  await expect(main.getByText('Thank You!')).toHaveCount(0);
  await expect(main.getByRole('textbox')).toHaveValue('');
});

test('only the types on a page are downloaded [S3.159]', async ({ page }) => {
  await storePage('odd', 'words', [{ type: 'text', props: { content: 'Words' } }]);
  expect(await typesDownloadedBy(page, urlOf('odd', '/words'))).toEqual(['text']);
  await storePage('odd', 'more-words', [
    { type: 'box', children: [{ type: 'title', props: { text: 'More' } }] },
  ]);
  expect(await typesDownloadedBy(page, urlOf('odd', '/more-words'))).toEqual(['box', 'title']);
  expect(await typesDownloadedBy(page, urlOf('odd', '/returns'))).toEqual([]);
});

test.describe('by its own width', () => {
  test.use({ expectedMessages: [PRELOADED_IN_VAIN] });

  for (const path of ['/', '/kitchen-sink']) {
    test(`${path} is as in a narrow window where its page is as narrow in a wide one, and nothing jumps while it loads on a phone [S3.661]`, async ({
      page,
    }) => {
      await watchShifts(page);
      await page.setViewportSize({ width: 375, height: 900 });
      await openAtRest(page, urlOf('studio', path));
      expect(await seenShifts(page)).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const sizes = () => page.evaluate(blockSizes);
      const onPhone = await sizes();
      await page.setViewportSize({ width: 768, height: 900 });
      await expect.poll(sizes).not.toEqual(onPhone);
      await untilStill(page);
      const onTablet = await sizes();
      expect(onPhone.length).toBeGreaterThan(8);
      await page.setViewportSize({ width: 1280, height: 900 });
      for (const [width, narrow] of Object.entries({ 375: onPhone, 768: onTablet })) {
        expect(await sizes()).not.toEqual(narrow);
        await page.addStyleTag({ content: `[data-page] { width: ${width}px }` });
        await expect.poll(sizes).toEqual(narrow);
      }
    });
  }
});

test('words beside a picture stand below what it shows on a narrow page [S3.662]', async ({
  page,
}) => {
  const title = page.getByRole('main').getByRole('heading', { name: 'Made to be lived in' });
  const placeInBanner = () =>
    title.evaluate((heading) => {
      const banner = heading.closest('[data-page] > *')?.getBoundingClientRect() ?? new DOMRect();
      return (heading.getBoundingClientRect().top - banner.top) / banner.height;
    });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(urlOf('classic'));
  expect(await placeInBanner()).toBeLessThan(0.4);
  await page.addStyleTag({ content: '[data-page] { width: 375px }' });
  await expect.poll(placeInBanner).toBeGreaterThan(0.6);
});

/** Runs in the page: how large its sections are, and the blocks in their columns. */
function blockSizes(): string[] {
  const blocks = document.querySelectorAll('[data-page] > *, [data-page] > * > * > * > *');
  return Array.from(blocks, (block) => {
    const { width, height } = block.getBoundingClientRect();
    return `${block.className}: ${Math.round(width)} x ${Math.round(height)}`;
  });
}

/** The block types whose description stands in the scripts that a page fetches. */
async function typesDownloadedBy(page: Page, url: string): Promise<string[]> {
  // What the page before may still fetch is none of this one's.
  await page.goto('about:blank');
  const scripts: Promise<string>[] = [];
  const keep = (response: { url: () => string; text: () => Promise<string> }) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  };
  page.on('response', keep);
  await openAtRest(page, url);
  page.off('response', keep);
  const text = (await Promise.all(scripts)).join('\n');
  return BLOCK_TYPES.filter((type) =>
    new RegExp(`\\(\\{type:["'\`]${type}["'\`],(hasBackground|children|props):`).test(text),
  );
}

/** Runs in the page. */
function watchForBlankFrames(): void {
  Object.assign(window, { blankFrames: 0 });
  requestAnimationFrame(function look() {
    const main = document.querySelector('main');
    if (!main?.textContent?.trim()) {
      Object.assign(window, { blankFrames: Reflect.get(window, 'blankFrames') + 1 });
    }
    requestAnimationFrame(look);
  });
}
