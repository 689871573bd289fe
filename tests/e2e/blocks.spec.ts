import { openAtRest } from './support/at-rest';
import { urlOf } from './support/shops';
import { storePage } from './support/store-page';
import { expect, test } from './support/test';

const SLIDES = ['/placeholder-image.svg', '/icons/logo-placeholder.svg', '/icons/favicon.svg'];

const LAYOUT = [
  { type: 'text', props: { content: 'As it is by default', htmlTag: 'h1' } },
  {
    type: 'banner',
    props: { template: 'slider', title: 'New in', imageUrls: SLIDES, slideInterval: 1000 },
  },
  { type: 'banner', props: { title: 'Still', imageUrl: SLIDES[0] } },
  { type: 'subscribe' },
  { type: 'info' },
  { type: 'heroFeature', props: { imageUrl: SLIDES[0] } },
  { type: 'image', props: { src: '' } },
  { type: 'button' },
  { type: 'footer_section' },
  { type: 'contact_info' },
];

test('blocks without settings of their own are what the specification says [S3.286] [S3.289] [S9.284] [S9.285] [S9.300] [S9.301] [S9.302] [S9.900] [S2.350] [S4.901]', async ({
  page,
}) => {
  await storePage('odd', 'defaults', LAYOUT);
  await openAtRest(page, urlOf('odd', '/defaults'));
  const main = page.getByRole('main');

  const words = main.getByRole('heading', { name: 'As it is by default' });
  const block = words.locator('xpath=ancestor-or-self::*[contains(@class, "block")][1]');
  for (const [name, value] of Object.entries({
    padding: '16px',
    margin: '0px',
    'background-color': 'rgba(0, 0, 0, 0)',
    'background-image': 'none',
    'background-size': 'cover',
    'background-position': '50% 50%',
    'background-repeat': 'no-repeat',
    color: 'rgb(0, 0, 0)',
    'text-align': 'left',
    'border-radius': '0px',
    'border-style': 'none',
  })) {
    await expect(block).toHaveCSS(name, value);
  }

  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await expect(main.locator('[draggable="true"], [data-block], [data-frame]')).toHaveCount(0);
  await expect(block).toHaveCSS('outline-style', 'none');

  const slider = main.getByRole('group', { name: 'New in' });
  expect((await slider.boundingBox())?.height).toBe(500);
  const still = main.getByText('Still').locator('xpath=ancestor::*[contains(@class, "stage")][1]');
  expect((await still.boundingBox())?.height).toBe(400);

  const feature = main.locator('h2[lang="vi"]').locator('xpath=../..').locator('img');
  expect((await feature.boundingBox())?.height).toBe(400);

  for (const text of [
    'Stay Updated',
    'Get the latest updates and exclusive offers delivered to your inbox',
    'Worldwide Shipping',
    'Available as Standard or Express delivery',
    '8:00 AM – 5:00PM (EST) (Mon – Fri)',
  ]) {
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(main.getByRole('link', { name: /^Learn more/ })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Button', exact: true })).toBeVisible();
  await expect(main.locator('li[lang="vi"]')).toHaveCount(3);
  await expect(main.locator('img[src*="placeholder-image"]').first()).toBeVisible();
  for (const path of ['/about', '/order-tracking', '/intellectual-property']) {
    await expect(main.locator(`a[href="${path}"]`)).toBeVisible();
  }
});

test('a slider goes on by itself and round, rests under the pointer, and goes where its controls say [S4.300] [S4.301] [S4.302]', async ({
  page,
}) => {
  await storePage('odd', 'slider', LAYOUT.slice(1, 2));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openAtRest(page, urlOf('odd', '/slider'));
  const slider = page.getByRole('group', { name: 'New in' });
  const dot = (place: number) =>
    slider.getByRole('button', { name: `Slide ${place}`, exact: true });
  const expectSlide = (place: number) =>
    expect(dot(place)).toHaveAttribute('aria-current', 'true', { timeout: 10_000 });
  for (const place of [2, 3, 1]) await expectSlide(place);

  await slider.hover();
  await dot(2).click();
  await expectSlide(2);
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await expectSlide(3);
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await expectSlide(1);
  await slider.getByRole('button', { name: 'Previous slide' }).click();
  await expectSlide(3);
});

test('columns, rows of products and headings are as wide and high as the specification says [S9.280] [S9.281] [S9.286] [S9.320] [S9.321]', async ({
  page,
}) => {
  const words = (content: string, columnIndex = 0) => ({
    type: 'text',
    props: { content },
    columnIndex,
  });
  await storePage('classic', 'widths', [
    { type: 'box', children: [words('Boxed')] },
    { type: 'box', props: { width: 'fullwidth' }, children: [words('Full')] },
    {
      type: 'grid',
      props: { sectionType: '1:1:1:1' },
      children: ['One', 'Two', 'Three', 'Four'].map(words),
    },
    ...['small', 'medium', 'large', 'xlarge'].map((size) => ({
      type: 'title',
      props: { text: `A ${size} title`, size },
    })),
    { type: 'product', props: { productsPerRow: 5, totalProducts: 10 } },
    { type: 'product' },
  ]);
  await page.setViewportSize({ width: 2200, height: 900 });
  await openAtRest(page, urlOf('classic', '/widths'));
  const main = page.getByRole('main');
  const boxOf = async (text: string) =>
    (await main.getByText(text, { exact: true }).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  expect((await boxOf('Boxed')).width).toBeLessThanOrEqual(1600);
  expect((await boxOf('Boxed')).width).toBeGreaterThan(1500);
  expect((await boxOf('Full')).width).toBeGreaterThan(2000);
  for (const [size, height] of Object.entries({ small: 24, medium: 32, large: 40, xlarge: 48 })) {
    const title = main.getByRole('heading', { name: `A ${size} title` });
    await expect(title).toHaveCSS('font-size', `${height}px`);
  }

  /** How many stand beside each other. */
  const columnsOf = async (texts: readonly string[]) => {
    const boxes = await Promise.all(texts.map(boxOf));
    return new Set(boxes.map(({ x }) => x)).size;
  };
  const productColumns = () =>
    main
      .getByRole('list')
      .filter({ has: page.getByRole('article') })
      .evaluateAll((lists) =>
        lists.map((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length),
      );
  for (const [width, columns, products] of [
    [1300, 4, [5, 4]],
    [1000, 2, [3, 3]],
    [769, 2, [3, 3]],
    [768, 2, [2, 2]],
    [480, 1, [2, 2]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => columnsOf(['One', 'Two', 'Three', 'Four']), `${width}`).toBe(columns);
    await expect.poll(productColumns, `${width}`).toEqual(products);
  }
});
