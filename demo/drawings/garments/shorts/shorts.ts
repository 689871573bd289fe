import { inkOn } from '../../kit/dye';
import { type Easel, type Figure, rect } from '../../kit/easel';
import type { Fabric } from '../../kit/fabric';
import type { Leg, LegCut } from '../../kit/legs';
import { motif } from '../../kit/motifs';
import { legs } from '../bottoms/bottom';
import { jeansBack, weltBack } from '../bottoms/pockets';
import { elasticWaist, fly, frontPockets, sewnWaist } from '../bottoms/waist';

const CHINO: LegCut = {
  waist: 190,
  hip: 240,
  crotch: 300,
  length: 520,
  ankle: 142,
  half: 124,
  bow: 8,
  band: 46,
};
const CUTS: Readonly<Record<string, LegCut>> = {
  athletic: { ...CHINO, waist: 186, hip: 244, length: 480, ankle: 150, half: 132, band: 52 },
  sweat: { ...CHINO, length: 510, ankle: 140, half: 122, band: 56 },
  denim: { ...CHINO, length: 480, half: 120 },
};

const FABRICS: Readonly<Record<string, Fabric>> = {
  athletic: 'mesh',
  sweat: 'fleece',
  denim: 'denim',
};

const mark =
  (easel: Easel, isBack: boolean) =>
  (leg: Leg): string => {
    if (easel.spec.pattern !== 'chest-print' || leg.side < 0 || isBack) return '';
    const [x, y] = leg.at(0.8, 0.66);
    return motif(
      easel.spec.motif,
      Math.round(x),
      Math.round(y),
      84,
      inkOn(easel.main, easel.accent),
    );
  };

function draw(easel: Easel, isBack: boolean): Figure {
  const { main, accent, spec } = easel;
  const cut = CUTS[spec.cut] ?? CHINO;
  const fabric = FABRICS[spec.cut] ?? 'twill';
  const isElastic = spec.cut === 'athletic' || spec.cut === 'sweat';
  const thread = spec.cut === 'denim' ? '#c98f4a' : main.thread;
  const hasBand =
    spec.pattern === 'color-block' || (spec.cut === 'athletic' && spec.pattern === 'plain');
  const pair = legs(easel, {
    cut,
    fabric,
    dye: main,
    isBack,
    under: mark(easel, isBack),
    thread,
    ...(hasBand ? { sideBand: accent.base } : {}),
  });
  const top = isElastic
    ? elasticWaist(
        easel,
        cut,
        spec.pattern === 'color-block' ? accent : main,
        isBack,
        main.isDark ? '#ece7da' : main.deep,
      )
    : sewnWaist(easel, cut, main, {
        fabric,
        thread,
        buttonColor: spec.cut === 'denim' ? '#b98557' : '#6e5a45',
        isBack,
      });
  const behind =
    spec.cut === 'denim' ? jeansBack(easel, cut, main, thread) : weltBack(cut, main, '#6e5a45');
  const front =
    (spec.cut === 'athletic' ? '' : frontPockets(cut, main, thread, spec.cut === 'denim')) +
    (isElastic ? '' : fly(cut, main, thread));
  return {
    art: pair.art + (isBack ? (isElastic ? '' : behind) : front) + top.art,
    silhouette: pair.d + top.d,
    bounds: rect(-292, -64, 584, cut.length + 76),
    focus: [rect(-180, -84, 360, 480)],
  };
}

export const shortsFront = (easel: Easel): Figure => draw(easel, false);
export const shortsBack = (easel: Easel): Figure => draw(easel, true);
