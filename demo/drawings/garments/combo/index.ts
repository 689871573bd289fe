import { createEasel, type Easel, type Figure, rect } from '../../kit/easel';
import { lay } from '../../kit/lay';
import type { GarmentModule } from '../../kit/module';
import type { PictureSpec } from '../../kit/spec';
import { ACCESSORIES } from '../accessories';
import { HOODIES } from '../hoodies';
import { JERSEY } from '../jersey';
import { PANTS } from '../pants';
import { SHIRTS } from '../shirts';
import { SHORTS } from '../shorts';
import { SWEATERS } from '../sweaters';

/** One garment of a set: which drawing, how it differs from the set, where it lies. */
interface Part {
  readonly module: GarmentModule;
  readonly spec: Partial<PictureSpec>;
  readonly at: readonly [x: number, y: number, scale: number, turn: number];
}

const SETS: Readonly<Record<string, (spec: PictureSpec) => readonly Part[]>> = {
  'summer-set': ({ color, accent }) => [
    {
      module: SHORTS,
      spec: { cut: 'chino', color: accent, pattern: 'plain' },
      at: [60, 330, 0.86, 5],
    },
    { module: SHIRTS, spec: { cut: 'tee', color }, at: [-40, -130, 0.88, -4] },
    {
      module: ACCESSORIES,
      spec: { cut: 'cap', color: accent, accent: color, pattern: 'plain' },
      at: [-222, 372, 0.56, -12],
    },
  ],
  'winter-set': ({ color, accent }) => [
    {
      module: ACCESSORIES,
      spec: { cut: 'scarf', color: accent, accent: color, pattern: 'plain' },
      at: [226, 206, 0.66, 8],
    },
    { module: SWEATERS, spec: { cut: 'crew', color }, at: [-30, -110, 0.9, -3] },
    {
      module: ACCESSORIES,
      spec: { cut: 'beanie', color: accent, accent: color, pattern: 'plain', seed: 2 },
      at: [-190, 356, 0.6, -8],
    },
  ],
  'team-set': ({ color, accent }) => [
    { module: SHORTS, spec: { cut: 'athletic', color, accent }, at: [70, 360, 0.82, 5] },
    { module: JERSEY, spec: { cut: 'basketball' }, at: [-60, -110, 0.98, -4] },
    {
      module: ACCESSORIES,
      spec: { cut: 'socks', color: 'White', accent, pattern: 'plain' },
      at: [-236, 396, 0.48, 4],
    },
  ],
};

const lounge = ({ color, accent, pattern }: PictureSpec): readonly Part[] => [
  {
    module: PANTS,
    spec: { cut: 'joggers', color: pattern === 'color-block' ? accent : color, pattern: 'plain' },
    at: [120, 200, 0.86, 6],
  },
  { module: HOODIES, spec: { cut: 'pullover' }, at: [-40, -160, 0.86, -4] },
];

function draw(easel: Easel, isBack: boolean): Figure {
  const { sheet, spec } = easel;
  const parts = (SETS[spec.cut] ?? lounge)(spec);
  const art = parts.map((part) => {
    const own = createEasel({ ...spec, ...part.spec }, sheet);
    const figure = isBack ? part.module.back(own) : part.module.front(own);
    const [x, y, scale, turn] = part.at;
    return lay(sheet, figure, { x, y, scale, turn });
  });
  return {
    art: art.join(''),
    silhouette: '',
    bounds: spec.cut in SETS ? rect(-380, -500, 760, 1060) : rect(-390, -560, 780, 1150),
    focus: [rect(-260, -420, 390, 520)],
  };
}

/** Two or three garments laid out together. */
export const COMBO_SET: GarmentModule = {
  cuts: ['lounge-set', 'summer-set', 'winter-set', 'team-set'],
  front: (easel) => draw(easel, false),
  back: (easel) => draw(easel, true),
  use: 'stand',
};
