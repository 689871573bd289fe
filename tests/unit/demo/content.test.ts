import { describe, expect, test } from 'vitest';
import { isMediaKey } from '@/backend/media/public-address';
import { ALL_PRODUCTS } from '@/core/model/category';
import { PRODUCT_CATEGORIES } from '@/core/model/category-values';
import { PALETTE } from '@/core/model/palette';
import { themeSchema } from '@/core/model/theme.schema';
import { variantFieldSchema } from '@/core/model/variant.schema';
import { buildDemoShops, GRIDLINE, MARLOW, NORR } from '@/demo/content';
import { CUTS, MOTIFS, type PictureSpec } from '@/demo/drawings';
import { PATTERNS } from '@/demo/drawings/kit/spec';

const shops = buildDemoShops();
const [marlow, gridline, norr] = shops;
const products = shops.flatMap((shop) => shop.products);
const pictures = shops.flatMap((shop) => shop.pictures);
const reviews = shops.flatMap((shop) => shop.reviews);

const mediaOf = (productId: string) =>
  shops.flatMap(({ productMedia }) => productMedia).find((one) => one.productId === productId)
    ?.media ?? [];

function duplicatesOf(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

describe('the demo shops', () => {
  test('are as large as a shop is', () => {
    expect(marlow?.products.length).toBeGreaterThanOrEqual(168);
    expect(gridline?.products.length).toBeGreaterThanOrEqual(52);
    expect(norr?.products.length).toBeGreaterThanOrEqual(40);
    expect(marlow?.reviews.length).toBeGreaterThanOrEqual(400);
    expect(gridline?.reviews.length).toBeGreaterThanOrEqual(120);
    expect(norr?.reviews.length).toBeGreaterThanOrEqual(80);
  });

  test('are the same at every build', () => {
    expect(buildDemoShops()).toEqual(shops);
  });

  test('cover every category in the first shop [S1.8]', () => {
    const counts = PRODUCT_CATEGORIES.map(
      (category) => marlow?.products.filter((product) => product.category === category).length,
    );
    expect(Math.min(...counts.map((count) => count ?? 0))).toBeGreaterThanOrEqual(12);
  });

  test.each(shops)('have a tile for each category of $template and for everything', (shop) => {
    const sold = new Set(shop.products.map((product) => product.category));
    const tiles = shop.categories.map(({ category }) => category);
    expect(new Set(tiles)).toEqual(new Set([ALL_PRODUCTS, ...sold]));
    expect(duplicatesOf(tiles)).toEqual([]);
  });

  test.each(shops)('have two tints behind all products of $template [S9.1254]', (shop) => {
    const grounds = shop.pictures.flatMap(({ source }) =>
      source.kind === 'product' ? [source.spec.ground] : [],
    );
    expect(new Set(grounds).size).toBe(2);
  });

  test('name nothing twice', () => {
    expect(duplicatesOf(products.map((product) => product.name))).toEqual([]);
    expect(duplicatesOf(products.map(({ template, slug }) => `${template}/${slug}`))).toEqual([]);
    expect(duplicatesOf([...products, ...reviews].map((row) => row.id ?? ''))).toEqual([]);
    expect(duplicatesOf(products.map(({ description }) => description ?? ''))).toEqual([]);
  });

  test('point every picture address at a picture of their own', () => {
    const keys = pictures.map(({ key }) => key);
    expect(duplicatesOf(keys)).toEqual([]);
    const addresses = new Set(keys.map((key) => `/media/${key}`));
    const used = JSON.stringify(shops.map(({ pictures: _, ...rows }) => rows)).match(
      /\/media\/[^"#]+/g,
    );
    expect(new Set(used)).toEqual(addresses);
  });
});

describe('what the demo shops say', () => {
  const wordsOf = (shop: (typeof shops)[number] | undefined) =>
    JSON.stringify([shop?.shop, shop?.pages]);

  test('one shows true former prices and ratings, the others those of the spec [S9.1351]', () => {
    expect(shops.map(({ shop }) => shop.settings?.realMerchandising ?? false)).toEqual([
      false,
      false,
      true,
    ]);
    const former = norr?.products.filter(
      ({ compareAtMinor, priceMinor }) => (compareAtMinor ?? 0) > priceMinor,
    );
    expect(former?.length).toBeGreaterThanOrEqual(5);
    expect(new Set(norr?.reviews.map(({ rating }) => rating)).size).toBeGreaterThan(2);
  });

  test('is true of what they sell [S2.1351]', () => {
    expect(norr?.products).toHaveLength(44);
    expect(wordsOf(norr)).toContain('Forty-four pieces');
    expect(gridline?.products).toHaveLength(56);
    expect(wordsOf(gridline)).toContain('"56"');
    // What carries a name does not come back, by each shop’s own page about returns.
    for (const shop of shops) expect(wordsOf(shop)).not.toMatch(/swap|exchange/i);
  });
});

describe('products', () => {
  test('have four pictures and one for each further color, named as exports are', () => {
    for (const { id, colors = [], slug } of products) {
      expect(mediaOf(id).length, slug).toBe(3 + colors.length);
    }
    for (const { key } of pictures) {
      expect(isMediaKey(key), key).toBe(true);
      expect(key).toMatch(/\d/);
    }
  });

  test('come with both kinds of derived rating [S9.22]', () => {
    const isEven = products.map(({ id }) => /[02468]\.webp$/.test(mediaOf(id)[0]?.file ?? ''));
    const share = isEven.filter(Boolean).length / isEven.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.7);
  });

  test('cost what such things cost, and former prices are higher', () => {
    for (const { name, priceMinor, compareAtMinor } of products) {
      expect(priceMinor, name).toBeGreaterThanOrEqual(1400);
      expect(priceMinor, name).toBeLessThanOrEqual(45_000);
      expect([0, 50, 95], name).toContain(priceMinor % 100);
      if (compareAtMinor) expect(compareAtMinor, name).toBeGreaterThan(priceMinor);
    }
    const reduced = products.filter(({ compareAtMinor }) => compareAtMinor);
    expect(reduced.length).toBeGreaterThan(20);
  });

  test('are told in paragraphs and one list, in plain tags alone', () => {
    for (const { description = '', material = '', name } of products) {
      const tags = [...description.matchAll(/<\/?([^>\s]*)[^>]*>/g)].map(([, tag]) => tag);
      expect(new Set(tags), name).toEqual(new Set(['p', 'ul', 'li', 'strong']));
      expect(description.match(/<p>/g)?.length, name).toBeGreaterThanOrEqual(2);
      expect(description.match(/<li>/g)?.length, name).toBeGreaterThanOrEqual(4);
      expect(description, name).not.toContain(material);
      expect(description.length + material.length, name).toBeGreaterThan(300);
      expect(description).not.toMatch(/ {2}|\{|undefined/);
    }
  });

  test('say what they are made of [S3.983]', () => {
    for (const { material = '', name } of products) {
      expect(material, name).toMatch(/[a-z]{4}/i);
      expect(material.length, name).toBeLessThan(80);
    }
  });

  test('were published in 2026, the newest few of many categories', () => {
    for (const { publishedAt } of products) expect(publishedAt.getUTCFullYear()).toBe(2026);
    const newest = [...(marlow?.products ?? [])]
      .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
      .slice(0, 8);
    expect(new Set(newest.map(({ category }) => category)).size).toBeGreaterThanOrEqual(6);
  });
});

describe('pictures', () => {
  const specs = pictures.flatMap(({ source }): readonly PictureSpec[] => {
    if (source.kind === 'product') return [source.spec];
    return source.kind === 'scene' ? source.scene.items : [];
  });

  test('ask for what the drawings offer', () => {
    for (const { category, cut, motif, pattern } of specs) {
      expect(CUTS[category], category).toContain(cut);
      expect(MOTIFS).toContain(motif);
      expect(PATTERNS).toContain(pattern);
    }
  });

  test('never put a garment on a ground it sinks into, nor a second color that is none', () => {
    for (const { color, accent, ground } of specs) {
      expect(contrast(PALETTE[color], ground), `${color} on ${ground}`).toBeGreaterThan(1.25);
      expect(contrast(PALETTE[color], PALETTE[accent]), `${color}, ${accent}`).toBeGreaterThan(1.5);
    }
  });
});

describe('variant fields', () => {
  const definitions = shops.flatMap((shop) => [
    ...shop.variantDefinitions.map(({ category, fields }) => ({ of: category, fields })),
    ...shop.products.flatMap(({ slug, variantFields }) =>
      variantFields ? [{ of: slug, fields: variantFields }] : [],
    ),
  ]);

  test.each(shops)('are defined for every category of $template and by default', (shop) => {
    const defined = shop.variantDefinitions.map(({ category }) => category);
    const sold = new Set(shop.products.map(({ category }) => category));
    expect(new Set(defined)).toEqual(new Set([...sold, 'default']));
  });

  test('are valid, with one label and one id each [S3.21]', () => {
    for (const { of, fields } of definitions) {
      for (const field of fields) expect(variantFieldSchema.parse(field), of).toEqual(field);
      expect(duplicatesOf(fields.map(({ id }) => id)), of).toEqual([]);
      expect(duplicatesOf(fields.map(({ label }) => label)), of).toEqual([]);
    }
  });

  test('depend on fields and values that exist', () => {
    const conditional = definitions.flatMap(({ of, fields }) =>
      fields.flatMap(({ condition }) => (condition ? [{ of, fields, condition }] : [])),
    );
    expect(conditional.length).toBeGreaterThan(25);
    for (const { of, fields, condition } of conditional) {
      const field = fields.find(({ id }) => id === condition.field);
      expect(
        field?.options.map(({ value }) => value),
        of,
      ).toContain(condition.value);
    }
  });

  test('default to one of their options', () => {
    for (const { of, fields } of definitions) {
      for (const { type, options, defaultValue } of fields) {
        if (type === 'text') continue;
        expect(
          options.map(({ value }) => value),
          of,
        ).toContain(defaultValue);
      }
    }
  });
});

describe('variants', () => {
  const variantsOf = (productId: string) =>
    shops.flatMap(({ productVariants }) =>
      productVariants.filter((variant) => variant.productId === productId),
    );

  test('come in the colors of their product, all of the palette, each with its picture that says so [S3.950] [S3.967]', () => {
    for (const { id, colors = [], slug, name } of products) {
      const sold = variantsOf(id);
      const colorOf = ({ options }: (typeof sold)[number]) =>
        options.find(({ name }) => name === 'Color')?.value ?? '';
      expect([...new Set(sold.map(colorOf))], slug).toEqual(colors);
      expect(Object.keys(PALETTE)).toEqual(expect.arrayContaining(colors));
      expect(new Set(sold.map(({ mediaId }) => mediaId)).size, slug).toBe(colors.length);
      for (const variant of sold) {
        const shown = mediaOf(id).find((one) => one.id === variant.mediaId);
        expect(shown?.alt, slug).toBe(`${name} in ${colorOf(variant)}`);
        expect(shown?.file, slug).toContain(colorOf(variant).toLowerCase().replaceAll(' ', '-'));
      }
    }
  });

  test('are every combination of the options once, the cheapest at the price of the product', () => {
    const lengths = new Set<number>();
    for (const { id, priceMinor, slug } of products) {
      const sold = variantsOf(id);
      expect(duplicatesOf(sold.map(({ options }) => JSON.stringify(options))), slug).toEqual([]);
      expect(Math.min(...sold.map((variant) => variant.priceMinor)), slug).toBe(priceMinor);
      for (const { options } of sold) lengths.add(options.length);
    }
    expect(lengths).toEqual(new Set([1, 2, 3]));
  });

  test('are plenty, few and none', () => {
    const pieces = shops.flatMap(({ productVariants }) =>
      productVariants.map(({ stock }) => stock),
    );
    for (const some of [null, 0, 3, 40]) expect(pieces).toContain(some);
  });
});

describe('reviews', () => {
  test('never use the same words twice in a shop', () => {
    for (const shop of shops)
      expect(duplicatesOf(shop.reviews.map(({ text }) => text))).toEqual([]);
  });

  test('say something else at every product, and speak the language of their country', () => {
    expect(duplicatesOf(reviews.map(({ productId, title }) => `${productId} ${title}`))).toEqual(
      [],
    );
    const german = reviews.filter(({ text }) => /\b(und|nicht)\b/.test(text));
    expect(german.length).toBeGreaterThan(3);
    expect(new Set(german.map(({ country }) => country))).toEqual(new Set(['DE']));
    for (const { country } of reviews) expect(country).toMatch(/^[A-Z]{2}$/);
  });

  test('are mostly good, come from many countries, a third of them with photos', () => {
    const share = (count: number) => count / reviews.length;
    expect(share(reviews.filter(({ rating }) => rating >= 4).length)).toBeGreaterThan(0.8);
    expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(share(reviews.filter(({ images }) => images?.length).length)).toBeCloseTo(0.35, 1);
    expect(new Set(reviews.map(({ country }) => country)).size).toBeGreaterThan(20);
    expect(reviews.some(({ title = '' }) => title.length > 25)).toBe(true);
    expect(reviews.some(({ text }) => /[äöüéñ]/.test(text))).toBe(true);
    expect(reviews.some(({ text }) => /\p{Extended_Pictographic}/u.test(text))).toBe(true);
    expect(reviews.every(({ text }) => !text.includes('{'))).toBe(true);
  });

  test('follow the product they are about', () => {
    const published = new Map(products.map(({ id, publishedAt }) => [id, publishedAt.getTime()]));
    for (const { productId, writtenAt } of reviews) {
      expect(writtenAt?.getTime()).toBeGreaterThan(published.get(productId ?? '') ?? Infinity);
    }
  });
});

describe('looks', () => {
  test.each([MARLOW, GRIDLINE, NORR])('$name can be read: WCAG AA', ({ theme }) => {
    expect(themeSchema.parse(theme)).toEqual(theme);
    const pairs = [
      [theme.ink, theme.ground],
      [theme.ink, theme.surface],
      [theme.muted, theme.ground],
      [theme.muted, theme.surface],
      [theme.onAccent, theme.accent],
      [theme.onChrome, theme.chrome],
    ] as const;
    for (const [text, ground] of pairs) {
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

/** WCAG 2.2 contrast, written out here so that it does not trust the code under test. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
