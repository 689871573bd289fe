import type { ProductCategory } from '@/core/model/category-values';
import { paperGround } from '../kit/ground';
import type { Random } from '../kit/random';
import type { PictureSpec, SceneSpec } from '../kit/spec';
import { type Place, put, type Stage } from './place';

/** Layouts by number of garments; all stay right of the text's half. */
const HERO: Readonly<Record<number, readonly Place[]>> = {
  1: [{ x: 0.73, y: 0.54, width: 0.46, height: 1.02, turn: -5 }],
  2: [
    { x: 0.86, y: 0.52, width: 0.34, height: 0.86, turn: 8 },
    { x: 0.635, y: 0.55, width: 0.36, height: 0.94, turn: -6 },
  ],
  3: [
    { x: 0.92, y: 0.42, width: 0.3, height: 0.78, turn: 9 },
    { x: 0.575, y: 0.47, width: 0.28, height: 0.74, turn: -9 },
    { x: 0.745, y: 0.57, width: 0.36, height: 0.94, turn: -2 },
  ],
  4: [
    { x: 0.94, y: 0.36, width: 0.27, height: 0.68, turn: 10 },
    { x: 0.565, y: 0.4, width: 0.25, height: 0.66, turn: -10 },
    { x: 0.74, y: 0.5, width: 0.33, height: 0.86, turn: -2 },
    { x: 0.9, y: 0.83, width: 0.2, height: 0.38, turn: -8 },
  ],
};

const STRIP: Readonly<Record<number, readonly Place[]>> = {
  1: [{ x: 0.76, y: 0.6, width: 0.44, height: 1.24, turn: -6 }],
  2: [
    { x: 0.88, y: 0.56, width: 0.34, height: 0.98, turn: 7 },
    { x: 0.64, y: 0.6, width: 0.34, height: 1.02, turn: -6 },
  ],
  3: [
    { x: 0.93, y: 0.58, width: 0.26, height: 0.9, turn: 6 },
    { x: 0.55, y: 0.58, width: 0.26, height: 0.9, turn: -6 },
    { x: 0.74, y: 0.56, width: 0.28, height: 0.98, turn: 0 },
  ],
};

const layout = (
  table: Readonly<Record<number, readonly Place[]>>,
  count: number,
): readonly Place[] => table[count] ?? table[3] ?? [];

/** A round or an arch of the second color behind the garments. */
function backdrop(spec: SceneSpec): string {
  const { width, height, second, seed } = spec;
  const x = width * 0.75;
  if (seed % 3 === 0)
    return `<circle cx="${x}" cy="${height * 0.56}" r="${Math.min(height * 0.46, width * 0.24)}" fill="${second}"/>`;
  if (seed % 3 === 1) {
    const r = Math.min(width * 0.2, height * 0.4);
    return `<path d="M${x - r} ${height}V${height * 0.16 + r}A${r} ${r} 0 0 1 ${x + r} ${height * 0.16 + r}V${height}Z" fill="${second}"/>`;
  }
  return `<path d="M${width * 0.56} 0H${width}V${height}H${width * 0.5}Z" fill="${second}"/>`;
}

/** Small things stay small beside a jacket. */
const SHARES: Partial<Record<ProductCategory, number>> = {
  Accessories: 0.58,
  Shoes: 0.72,
  Tumbler: 0.72,
  Shorts: 0.78,
  'Home Decor': 0.74,
};

function sized(place: Place, item: PictureSpec): Place {
  const share = SHARES[item.category] ?? 1;
  return { ...place, width: place.width * share, height: place.height * share };
}

function vary(place: Place, random: Random): Place {
  return { ...place, turn: place.turn + random.near(0, 2), x: place.x + random.near(0, 0.006) };
}

/** A wide arrangement with calm room for text on its left. */
export function banner(stage: Stage, spec: SceneSpec, random: Random): string {
  const places = layout(spec.kind === 'hero' ? HERO : STRIP, spec.items.length);
  const garments = places.map((place, i) => {
    const item = spec.items[(places.length - 1 - i) % spec.items.length];
    return item ? put(stage, item, vary(sized(place, item), random)) : '';
  });
  return (
    paperGround(stage.sheet, spec.ground, stage.width, stage.height) +
    backdrop(spec) +
    garments.join('')
  );
}
