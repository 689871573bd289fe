import type { ProductCategory } from '@/core/model/category-values';
import { paperGround } from '../kit/ground';
import type { Random } from '../kit/random';
import type { PictureSpec, SceneSpec } from '../kit/spec';
import { type Place, put, type Stage } from './place';

type Layouts = Readonly<Record<number, readonly Place[]>>;

/** Layouts by number of garments: all stay whole within 0.47 to 0.97 across, right of the words, and 0.08 to 0.92 down. */
const HERO: Layouts = {
  1: [{ x: 0.72, y: 0.5, width: 0.44, height: 0.8, turn: -5 }],
  2: [
    { x: 0.83, y: 0.49, width: 0.25, height: 0.7, turn: 7 },
    { x: 0.62, y: 0.51, width: 0.28, height: 0.78, turn: -6 },
  ],
  3: [
    { x: 0.855, y: 0.46, width: 0.2, height: 0.64, turn: 8 },
    { x: 0.58, y: 0.47, width: 0.2, height: 0.64, turn: -8 },
    { x: 0.718, y: 0.51, width: 0.27, height: 0.8, turn: -2 },
  ],
  4: [
    { x: 0.85, y: 0.41, width: 0.2, height: 0.58, turn: 8 },
    { x: 0.58, y: 0.43, width: 0.2, height: 0.58, turn: -8 },
    { x: 0.715, y: 0.5, width: 0.27, height: 0.8, turn: -2 },
    { x: 0.88, y: 0.75, width: 0.15, height: 0.28, turn: -8 },
  ],
};

/** Layouts in the middle, whole within 0.17 to 0.83 across: for places without words, of any proportions from 4/3. */
const SPREAD: Layouts = {
  1: [{ x: 0.5, y: 0.5, width: 0.5, height: 0.8, turn: -4 }],
  2: [
    { x: 0.63, y: 0.49, width: 0.27, height: 0.74, turn: 6 },
    { x: 0.375, y: 0.51, width: 0.28, height: 0.78, turn: -5 },
  ],
  3: [
    { x: 0.7, y: 0.47, width: 0.21, height: 0.64, turn: 6 },
    { x: 0.3, y: 0.47, width: 0.21, height: 0.64, turn: -6 },
    { x: 0.5, y: 0.51, width: 0.26, height: 0.8, turn: 0 },
  ],
};

const layout = (table: Layouts, count: number): readonly Place[] => table[count] ?? table[3] ?? [];

/** A round or an arch of the second color behind the garments, of which this is the middle. */
function backdrop(spec: SceneSpec, x: number): string {
  const { width, height, second, seed } = spec;
  if (seed % 3 === 0)
    return `<circle cx="${x}" cy="${height * 0.56}" r="${Math.min(height * 0.46, width * 0.24)}" fill="${second}"/>`;
  if (seed % 3 === 1) {
    const r = Math.min(width * 0.2, height * 0.4);
    return `<path d="M${x - r} ${height}V${height * 0.16 + r}A${r} ${r} 0 0 1 ${x + r} ${height * 0.16 + r}V${height}Z" fill="${second}"/>`;
  }
  return `<path d="M${x - width * 0.16} 0H${width}V${height}H${x - width * 0.22}Z" fill="${second}"/>`;
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

/** A wide arrangement with calm room for text on its left, or in the middle. */
export function banner(stage: Stage, spec: SceneSpec, random: Random): string {
  const isInMiddle = spec.kind === 'spread';
  const places = layout(isInMiddle ? SPREAD : HERO, spec.items.length);
  const garments = places.map((place, i) => {
    const item = spec.items[(places.length - 1 - i) % spec.items.length];
    return item ? put(stage, item, vary(sized(place, item), random)) : '';
  });
  return (
    paperGround(spec.ground, stage.width, stage.height) +
    backdrop(spec, stage.width * (isInMiddle ? 0.5 : 0.715)) +
    garments.join('')
  );
}
