import type { Locator, Page } from 'playwright/test';
import { blocks, canvas, openEditor } from './support/editor';
import { storePage } from './support/store-page';
import { expect, test } from './support/test';

const LAYOUT = [
  { id: 'words', type: 'text', props: { content: 'What is said' } },
  { id: 'half', type: 'box', styles: { height: '50vh', padding: '0' }, children: [] },
];

test.use({ viewport: { width: 1400, height: 900 } });

test('blocks have dashed borders; pointed at they are named, selected by a click they have a bar; half a screen is half that of the device that is looked at [S4.791] [S4.900] [S4.793]', async ({
  page,
}) => {
  await storePage('classic', 'framed', LAYOUT);
  await openEditor(page, 'classic', 'framed');
  const words = blocks(page).first();
  await expect(words).toHaveCSS('outline-style', 'dashed');
  const frame = page.locator('[data-frame]');
  await words.hover();
  await expect(frame).toHaveText('Text');
  await expect(page.getByRole('toolbar', { name: 'Selected block' })).toHaveCount(0);
  await words.click();
  await expect(frame).toHaveText('Text');
  const bar = page.getByRole('toolbar', { name: 'Selected block' });
  for (const name of [/^Drag/, 'Edit', 'Copy', 'Delete']) {
    await expect(bar.getByRole('button', { name })).toBeVisible();
  }
  await expectAround(frame, words);

  await test.step('half the height of a screen is half that of the device', async () => {
    const heightOf = (selector: string) =>
      canvas(page)
        .locator(selector)
        .last()
        .evaluate((element) => (element as HTMLElement).offsetHeight);
    for (const [device, half] of [
      ['Desktop', 400],
      ['Tablet', 512],
      ['Phone', 334],
    ] as const) {
      await page.getByRole('button', { name: device }).click();
      await expect.poll(() => heightOf('[data-block]')).toBe(half);
    }
  });
});

async function edges(part: Locator): Promise<number[]> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return [x, y, width, height].map(Math.round);
}

async function expectAround(frame: Locator, block: Locator): Promise<void> {
  await expect(async () => expect(await edges(frame)).toEqual(await edges(block))).toPass();
}

/** How often anything is measured while nothing happens, in so many frames. */
function measuredAtRest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { getBoundingClientRect } = Element.prototype;
    let count = 0;
    Element.prototype.getBoundingClientRect = function measured() {
      count += 1;
      return getBoundingClientRect.call(this);
    };
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    Element.prototype.getBoundingClientRect = getBoundingClientRect;
    return count;
  });
}

const STILL = [
  {
    id: 'around',
    type: 'box',
    styles: { height: '400px', padding: '0' },
    children: [
      { id: 'above', type: 'text', props: { content: 'What stands above' } },
      { id: 'below', type: 'text', props: { content: 'What stands below' } },
    ],
  },
];

const CUT =
  '[data-block]:has([data-block]) { overflow: hidden } [data-block] + [data-block] { position: relative }';

test('the frame stays around its block whatever moves it, also where nothing changes its size [S4.794]', async ({
  page,
}) => {
  await storePage('classic', 'moving', STILL);
  await openEditor(page, 'classic', 'moving');
  const below = canvas(page).getByText('What stands below');
  await below.click();
  const frame = page.locator('[data-frame]');
  const block = blocks(page).last();
  await expectAround(frame, block);

  const sheetHeight = () => canvas(page).evaluate(({ clientHeight }) => clientHeight);
  const before = await sheetHeight();
  const moves = [
    // A picture that comes late.
    '[data-block]:has(+ [data-block]) { height: 120px }',
    '[data-block] + [data-block] { margin-left: 300px; width: 200px }',
    // So far down that the box cuts off some of it, farther, less far, out of sight and back.
    ...[305, 315, 300, 600, 305].map(
      (top) => `${CUT} [data-block] + [data-block] { top: ${top}px }`,
    ),
    '',
  ];
  for (const css of moves) {
    const start = await edges(block);
    await page.evaluate((rules) => {
      const style = document.querySelector('style#moves') ?? document.createElement('style');
      style.id = 'moves';
      style.textContent = rules;
      document.head.append(style);
    }, css);
    expect(await edges(block)).not.toEqual(start);
    await expectAround(frame, block);
    await expect.poll(() => measuredAtRest(page)).toBe(0);
  }
  expect(await sheetHeight()).toBe(before);
});
