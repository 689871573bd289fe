import { openAtRest } from './support/at-rest';
import { expectAccessible } from './support/axe';
import { DEMO_SHOPS, urlOf } from './support/shops';
import { removePage, storePage } from './support/store-page';
import { expect, test } from './support/test';

const WORDS = { title: 'Twelve colors', subtitle: 'And a line that says more of them' };
const banner = (template: string, more: object = {}) => ({
  type: 'banner',
  props: { template, ...WORDS, buttonText: 'See them', ...more },
});
const subscribe = (design: string) => ({ type: 'subscribe', props: { design, title: design } });

/** Without grounds of their own, and with: a card that is white, a panel of the shop's paper. */
const BLOCKS = [
  { type: 'text', props: { content: 'In the dark', htmlTag: 'h1' } },
  ...[banner('minimal'), banner('minimal', { textColor: '#ffffff' }), banner('split')],
  ...['minimal', 'newsletter', 'compact', 'card', 'modern', 'floating'].map(subscribe),
  { type: 'title', props: { text: 'Gradient', design: 'gradient', subtitle: 'And a line' } },
  { type: 'product', props: { totalProducts: 2 } },
  { type: 'product', props: { totalProducts: 2, cardBackgroundColor: '#ffffff' } },
  { type: 'heroFeature', props: { template: 'centered', ...WORDS } },
  { type: 'search' },
  { type: 'search', styles: { color: '#ffcc66' } },
];
const DARK = { backgroundColor: '#14171a', color: '#eef0f1' };

test('everything in a dark box is legible, on a ground of its own or none [S3.640]', async ({
  page,
}) => {
  await storePage('odd', 'dark-box', [{ type: 'box', styles: DARK, children: BLOCKS }]);
  await openAtRest(page, urlOf('odd', '/dark-box'));
  await expectAccessible(page);
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('heading').getByRole('link').press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(card).toHaveCSS('outline-color', 'rgb(238, 240, 241)');
  await removePage('odd', 'dark-box');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const shop of DEMO_SHOPS) {
    test(`a title with a gradient is legible in ${shop} [S3.641]`, async ({ page }) => {
      await page.goto(urlOf(shop, '/kitchen-sink'));
      const stops = page.locator('h2').evaluateAll((headings) => {
        const inPixels = (color: string) => {
          const paper = new OffscreenCanvas(1, 1).getContext('2d');
          if (!paper) throw new Error('There is no canvas.');
          paper.fillStyle = color;
          paper.fillRect(0, 0, 1, 1);
          return [...paper.getImageData(0, 0, 1, 1).data].slice(0, 3);
        };
        const images = headings.map((heading) => getComputedStyle(heading).backgroundImage);
        const gradients = images.filter((image) => image.includes('oklab'));
        const colors = gradients.flatMap((image) => image.match(/oklab\([^)]*\)/g) ?? []);
        return [...colors, getComputedStyle(document.body).backgroundColor].map(inPixels);
      });
      const [ground = [], ...colors] = (await stops).reverse();
      expect(colors.length).toBeGreaterThanOrEqual(2);
      for (const color of colors) expect(contrastOf(color, ground)).toBeGreaterThanOrEqual(3);
    });
  }
});

/** As WCAG 2 counts it. */
function contrastOf(one: readonly number[], other: readonly number[]): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
