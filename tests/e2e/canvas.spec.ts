import { blocks, canvas, openEditor } from './support/editor';
import { storePage } from './support/store-page';
import { expect, test } from './support/test';

const LAYOUT = [
  { id: 'words', type: 'text', props: { content: 'What is said' } },
  { id: 'half', type: 'box', styles: { height: '50vh', padding: '0' }, children: [] },
];

test.use({ viewport: { width: 1400, height: 900 } });

test.beforeAll(() => storePage('classic', 'framed', LAYOUT));

test('blocks have dashed borders; pointed at they are named, selected they have a bar [S4.791]', async ({
  page,
}) => {
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
  const [around, block] = [await frame.boundingBox(), await words.boundingBox()];
  expect(Math.abs((around?.y ?? 0) - (block?.y ?? 0))).toBeLessThanOrEqual(1);
  expect(Math.abs((around?.height ?? 0) - (block?.height ?? 0))).toBeLessThanOrEqual(1);
});

test('half the height of a screen is half that of the device that is looked at [S4.793]', async ({
  page,
}) => {
  await openEditor(page, 'classic', 'framed');
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
