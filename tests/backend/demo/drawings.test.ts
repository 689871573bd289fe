import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PRODUCT_CATEGORIES } from '@/core/model/category-values';
import {
  CUTS,
  drawPicture,
  drawScene,
  MOTIFS,
  type PictureSpec,
  type SceneSpec,
} from '@/demo/drawings';
import { PATTERNS, VIEWS } from '@/demo/drawings/kit/spec';
import { someOf } from '../../support/counts';

const SPEC: PictureSpec = {
  category: 'Hoodies',
  cut: 'pullover',
  color: 'Sage',
  accent: 'Cream',
  pattern: 'plain',
  motif: 'sun',
  lettering: { name: "O'Brien-Lee", number: '24' },
  view: 'front',
  ground: '#ece4d8',
  seed: 1,
};

const SCENE: SceneSpec = {
  kind: 'hero',
  items: [SPEC, { ...SPEC, category: 'Shirts', cut: 'tee' }],
  ground: '#ece4d8',
  second: '#d9a98c',
  seed: 1,
  width: 1600,
  height: 760,
};

/** Checks a drawing by its text, which takes a hundredth of the time that it takes to draw it. */
function expectSound(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<text|href="[^#]/);
  const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((m) => m[1]);
  expect(used.filter((id) => !defined.has(id))).toEqual([]);
}

/** librsvg refuses what is not well-formed XML; a picture of 25 px shows as well that something is there. */
async function expectDrawn(svg: string, ratio: number): Promise<void> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 2 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width / info.height).toBeCloseTo(ratio, 1);
  expect(spread(data)).toBeGreaterThan(4);
}

/** The items from one of them on, those before it last. */
function startingAt<Item>(at: number, items: readonly Item[]): Item[] {
  const start = at % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** Standard deviation of the tones of a picture. */
function spread(data: Uint8Array): number {
  const mean = data.reduce((sum, v) => sum + v, 0) / data.length;
  return Math.sqrt(data.reduce((sum, v) => sum + (v - mean) ** 2, 0) / data.length);
}

describe('pictures', () => {
  it.each(PRODUCT_CATEGORIES)('draws every cut of %s in every view', async (category) => {
    for (const [at, cut] of CUTS[category].entries()) {
      const pictures = VIEWS.map((view) => drawPicture({ ...SPEC, category, cut, view }));
      for (const svg of pictures) expectSound(svg);
      // Of one cut one view is seen, of the next another.
      for (const svg of someOf(startingAt(at, pictures), 1)) await expectDrawn(svg, 0.75);
    }
  });

  it('draws everything at one scale, less only for what would not fit [S9.1255]', () => {
    for (const category of PRODUCT_CATEGORIES) {
      for (const cut of CUTS[category]) {
        const svg = drawPicture({ ...SPEC, category, cut });
        const scale = Number(/ scale\(([\d.]+)\) translate/.exec(svg)?.[1]);
        expect(scale, cut).toBeGreaterThan(0.7);
        expect(scale, cut).toBeLessThanOrEqual(0.92);
      }
    }
    const scaleOf = (category: PictureSpec['category'], cut: string) =>
      / scale\(([\d.]+)\) translate/.exec(drawPicture({ ...SPEC, category, cut }))?.[1];
    const worn = [
      ...[scaleOf('Hoodies', 'pullover'), scaleOf('Shirts', 'tee'), scaleOf('Shorts', 'chino')],
      ...[scaleOf('Accessories', 'cap'), scaleOf('Pants', 'jeans')],
    ];
    expect(new Set(worn).size).toBe(1);
  });

  it('stands on a ground of one tint to its edges, under a blurred shadow [S9.1256]', async () => {
    const svg = drawPicture(SPEC);
    const { data, info } = await sharp(Buffer.from(svg), { density: 24 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const tintAt = (x: number, y: number) => {
      const at = (y * info.width + x) * info.channels;
      return Buffer.from(data.subarray(at, at + 3)).toString('hex');
    };
    const places = Array.from({ length: info.height }, (_, y) =>
      [1, info.width - 2].map((x) => tintAt(x, y)),
    );
    expect(new Set(places.flat())).toEqual(new Set(['ece4d8']));
    expect(svg.match(/<g filter="url\(/g)).toHaveLength(1);
  });

  it('draws the same spec the same way every time', () => {
    for (const category of PRODUCT_CATEGORIES) {
      for (const cut of CUTS[category]) {
        const spec: PictureSpec = { ...SPEC, category, cut, view: 'in-use' };
        expect(drawPicture({ ...spec }), cut).toBe(drawPicture(spec));
      }
    }
  });

  it.each(PRODUCT_CATEGORIES)(
    'draws another colour, seed or view of %s differently',
    (category) => {
      for (const cut of CUTS[category]) {
        const base = { ...SPEC, category, cut };
        const pictures = [
          {},
          { color: 'Navy' },
          { seed: 2 },
          { view: 'back' },
          { view: 'detail' },
        ] as const;
        const drawn = new Set(pictures.map((change) => drawPicture({ ...base, ...change })));
        expect(drawn.size, cut).toBe(pictures.length);
      }
    },
  );

  it('draws every pattern on a shirt, each its own way', () => {
    const shirts = PATTERNS.map((pattern) =>
      drawPicture({ ...SPEC, category: 'Shirts', cut: 'tee', pattern }),
    );
    expect(new Set(shirts).size).toBe(PATTERNS.length);
  });

  it('prints every motif differently', () => {
    const prints = MOTIFS.map((motif) => drawPicture({ ...SPEC, pattern: 'chest-print', motif }));
    expect(MOTIFS.length).toBeGreaterThanOrEqual(8);
    expect(new Set(prints).size).toBe(MOTIFS.length);
  });

  it('sews name and number on a jersey', () => {
    const jersey = { ...SPEC, category: 'Jersey', cut: 'football', view: 'back' } as const;
    const named = drawPicture({ ...jersey, lettering: { name: 'RUIZ', number: '8' } });
    expect(named).not.toBe(drawPicture({ ...jersey, lettering: { name: 'MARSH', number: '8' } }));
    expect(named).not.toBe(drawPicture({ ...jersey, lettering: { name: 'RUIZ', number: '9' } }));
    expect(named).not.toContain('<text');
  });

  it.each(['Black', 'White'] as const)('keeps folds readable on %s', async (color) => {
    const svg = drawPicture({ ...SPEC, category: 'Shirts', cut: 'tee', color, ground: '#d8d4cc' });
    const chest = { left: 100, top: 190, width: 100, height: 70 };
    const data = await sharp(Buffer.from(svg), { density: 24 })
      .greyscale()
      .extract(chest)
      .raw()
      .toBuffer();
    expect(spread(data)).toBeGreaterThan(1.5);
  });
});

describe('scenes', () => {
  it.each(['hero', 'strip', 'tile', 'review'] as const)(
    'draws a %s of the wanted size',
    async (kind) => {
      for (const seed of [1, 2, 3]) {
        const svg = drawScene({ ...SCENE, kind, seed });
        expect(svg).toContain('viewBox="0 0 1600 760"');
        expectSound(svg);
        await expectDrawn(svg, 1600 / 760);
        expect(drawScene({ ...SCENE, kind, seed })).toBe(svg);
      }
    },
  );

  it.each(['hero', 'strip'] as const)('leaves the left of a %s calm', async (kind) => {
    const svg = drawScene({ ...SCENE, kind });
    const quiet = { left: 0, top: 0, width: 190, height: 250 };
    const data = await sharp(Buffer.from(svg), { density: 24 })
      .greyscale()
      .extract(quiet)
      .raw()
      .toBuffer();
    expect(spread(data)).toBeLessThan(8);
  });
});
