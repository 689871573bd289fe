import { type ColorName, PALETTE } from '@/core/model/palette';
import { contrastOf } from '@/core/rules/design/contrast';
import type { PictureSpec, View } from '../../drawings';
import type { DemoPicture, Look, ProductDraft, Range, ShopDraft, Some } from '../kit/draft';
import { hashOf, slugOf } from './deterministic';

export const PRODUCT_PICTURE = { width: 900, height: 1200 } as const;

/** Less contrast than this and a garment would sink into its ground. */
const VISIBLE = 1.3;
/** Less contrast than this and a second color would not be seen as one. */
const DISTINCT = 1.8;

/** The front of a product in one of its colors. */
export function specOf(
  shop: ShopDraft,
  range: Range,
  draft: ProductDraft,
  color: ColorName,
): PictureSpec {
  const { look } = draft;
  return {
    category: range.category,
    cut: look.cut,
    color,
    accent: accentFor(color, look, shop.accents),
    pattern: look.pattern ?? 'plain',
    motif: look.motif ?? shop.mark,
    ...(look.lettering && { lettering: look.lettering }),
    view: 'front',
    ground: groundFor(color, shop),
    seed: seedOf(`${shop.template}/${draft.name}`, look.style),
  };
}

/** Front, back, detail and in use in the main color, then the front in every other color. */
export function picturesOf(shop: ShopDraft, range: Range, draft: ProductDraft): DemoPicture[] {
  const [main, ...others] = draft.colors;
  const shots: { color: ColorName; view: View }[] = [
    { color: main, view: 'front' },
    { color: main, view: 'back' },
    { color: main, view: 'detail' },
    { color: main, view: 'in-use' },
    ...others.map((color) => ({ color, view: 'front' as const })),
  ];
  const slug = slugOf(draft.name);
  const firstNumber = 10_000 + (hashOf(`${shop.template}/${slug}/roll`) % 88_000);
  return shots.map(({ color, view }, index) => ({
    key: `${slug}-${slugOf(color)}-${firstNumber + index}.webp`,
    ...PRODUCT_PICTURE,
    shop: false,
    source: { kind: 'product', spec: { ...specOf(shop, range, draft, color), view } },
  }));
}

/** The address of a picture as the database holds it. */
export const addressOf = (key: string): string => `/media/${key}`;

/** That of a campaign's, with its focal point where the garments are: right of the words. */
export const besideWords = (key: string): string => `${addressOf(key)}#@0.9,0.5`;

function accentFor(color: ColorName, look: Look, accents: Some<ColorName>): ColorName {
  const wanted = look.accent ? [look.accent, ...accents] : accents;
  const stands = (accent: ColorName) => contrastOf(PALETTE[accent], PALETTE[color]) >= DISTINCT;
  return wanted.find(stands) ?? (color === 'White' ? 'Charcoal' : 'White');
}

function groundFor(color: ColorName, { grounds: { light, deep } }: ShopDraft): string {
  const contrast = (ground: string) => contrastOf(ground, PALETTE[color]);
  return contrast(light) >= VISIBLE || contrast(light) > contrast(deep) ? light : deep;
}

/** Drawings take the forms of stripes, checks, knits and color blocks from the remainders of the seed. */
const FORMS = 12;

function seedOf(by: string, style: number | undefined): number {
  const dice = hashOf(by) % 100_000;
  return style === undefined ? dice : dice - (dice % FORMS) + style;
}
