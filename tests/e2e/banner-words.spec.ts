import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { someOf } from '../support/counts';
import { contrastOfWords } from './support/ground-of-words';
import { urlOf } from './support/shops';
import { removePage, storePage } from './support/store-page';
import { expect, test } from './support/test';

const PICTURE = '/media/any-ground.svg';
const TEXTS = {
  title: 'Slow evenings, soft sleeves',
  subtitle: 'Pajamas, robes and blankets for the part of the day that belongs to you.',
  buttonText: 'See them',
};
const NARROW = [320, 375, 768, 1023];
const WIDE = [1024, 1280, 1920];
/** WCAG AA. */
const LEGIBLE = 4.5;

const PICTURED = { ...TEXTS, imageUrl: PICTURE };
const BANNERS = {
  classic: { ...PICTURED, contentPosition: 'left' },
  split: PICTURED,
  minimal: PICTURED,
  slider: { ...PICTURED, imageUrls: [PICTURE, PICTURE] },
  video: { ...PICTURED, videoUrl: '/films/loom.webm', autoPlay: false },
};
type Template = keyof typeof BANNERS;
const TEMPLATES = Object.keys(BANNERS) as Template[];
/** Banners that scripts have a part in; the others look the same without. */
const MOVING: readonly Template[] = ['slider', 'video'];

test.use({ pictures: 'drawn', javaScriptEnabled: false });

async function openBlock(page: Page, slug: string, block: object, ground = '#ffffff') {
  await page.route(`**${PICTURE}*`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: plain(ground) }),
  );
  await storePage('odd', slug, [{ ...block, styles: { padding: '0px' } }]);
  await page.goto(urlOf('odd', `/${slug}`));
}

const banner = (template: Template, more: object = {}) => ({
  type: 'banner',
  props: { template, ...BANNERS[template], ...more },
});

const wordsOf = (page: Page) => {
  const main = page.getByRole('main');
  return [
    main.getByRole('heading', { name: TEXTS.title }),
    main.getByText(TEXTS.subtitle),
    main.getByRole('link', { name: TEXTS.buttonText }),
  ];
};
const pictureOf = (page: Page) => page.getByRole('main').locator('img, video').first();

async function areInTouch(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('one of them is not there');
  const isApart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !isApart;
}

function testBanners(templates: readonly Template[], declare: (template: Template) => void): void {
  for (const template of templates) {
    test.describe(`a banner that is ${template}`, () => {
      test.use({ javaScriptEnabled: MOVING.includes(template) });
      declare(template);
    });
  }
}

testBanners(TEMPLATES, (template) => {
  test(`the words of a ${template} banner and its picture do not meet below 1024 px [S3.1105]`, async ({
    page,
  }) => {
    const slug = `apart-${template}`;
    await openBlock(page, slug, banner(template));
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 800 });
      for (const words of wordsOf(page)) {
        await expect(words).toBeVisible();
        expect.soft(await areInTouch(words, pictureOf(page)), `${width} px`).toBe(false);
      }
      const picture = await pictureOf(page).boundingBox();
      expect.soft(picture?.height, `${width} px`).toBeGreaterThan(160);
    }
    await removePage('odd', slug);
  });
});

test('the words of a hero feature and its picture do not meet below 1024 px, nor beside it [S3.1105]', async ({
  page,
}) => {
  for (const template of ['classic-left', 'classic-right', 'centered']) {
    const slug = `apart-${template}`;
    const props = { template, title: TEXTS.title, imageUrl: PICTURE };
    await openBlock(page, slug, { type: 'heroFeature', props });
    const title = page.getByRole('heading', { name: TEXTS.title });
    for (const width of [...NARROW, ...WIDE]) {
      await page.setViewportSize({ width, height: 800 });
      // Centered, they stand on a card over the foot of the picture where there is room.
      const isOver = template === 'centered' && width >= 1024;
      expect.soft(await areInTouch(title, pictureOf(page)), `${template} ${width} px`).toBe(isOver);
    }
    await removePage('odd', slug);
  }
});

testBanners(['classic', 'slider', 'video'], (template) => {
  test(`what covers the picture of a ${template} banner is behind its words alone, 30 % deep [S3.1106]`, async ({
    page,
  }) => {
    const slug = `covered-${template}`;
    await openBlock(page, slug, banner(template, { contentPosition: 'left', height: 640 }));
    if (template === 'video') await page.evaluate(() => document.querySelector('video')?.load());
    for (const width of WIDE) {
      await page.setViewportSize({ width, height: 800 });
      await expect(wordsOf(page)[0] as Locator).toBeVisible();
      const picture = await pictureOf(page).boundingBox();
      const strip = async (from: number, to: number) => {
        const box = picture ?? { x: 0, y: 0, width: 0, height: 0 };
        const clip = {
          ...{ x: box.x + box.width * from, width: box.width * (to - from) },
          ...{ y: box.y + 8, height: 24 },
        };
        const { channels } = await sharp(await page.screenshot({ clip })).stats();
        return channels[0]?.mean ?? 0;
      };
      // A white picture under black of 30 % is 178 of 255.
      expect.soft(await strip(0.02, 0.3), `${width} px`).toBeGreaterThanOrEqual(177);
      expect.soft(await strip(0.02, 0.3), `${width} px`).toBeLessThan(200);
      expect.soft(await strip(0.7, 0.98), `${width} px`).toBeGreaterThan(253);
    }
    await removePage('odd', slug);
  });
});

const LOOKS = {
  'under their overlay': {},
  'without an overlay': { overlayType: 'none' },
  'in a dark color': { textColor: '#1a1a1a', overlayColor: '#ffffff' },
};

for (const ground of ['#ffffff', '#000000']) {
  for (const [name, look] of Object.entries(LOOKS)) {
    test(`words ${name} on a picture that is all ${ground} are read at every width [S3.302] [S3.1107]`, async ({
      page,
    }) => {
      const slug = `read-${ground.slice(1)}-${name.replace(/\W+/g, '-')}`;
      await openBlock(page, slug, banner('classic', look), ground);
      for (const width of someOf([320, 1024, 1920, 768, 1023, 1280], 3)) {
        await page.setViewportSize({ width, height: 1000 });
        await page.getByRole('main').evaluate((main) => main.scrollIntoView());
        const [title, subtitle] = wordsOf(page);
        const contrasts = await contrastOfWords(page, [title, subtitle] as Locator[]);
        for (const contrast of contrasts) {
          expect.soft(contrast, `${width} px`).toBeGreaterThanOrEqual(LEGIBLE);
        }
      }
      await removePage('odd', slug);
    });
  }
}

function plain(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="${color}"/></svg>`;
}
