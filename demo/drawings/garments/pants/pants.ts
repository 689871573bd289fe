import type { Dye } from '../../kit/dye';
import { inkOn } from '../../kit/dye';
import { type Easel, type Figure, rect } from '../../kit/easel';
import type { Fabric } from '../../kit/fabric';
import { blot } from '../../kit/fold';
import type { Leg, LegCut } from '../../kit/legs';
import { motif } from '../../kit/motifs';
import { legs } from '../bottoms/bottom';
import { cargoPocket, jeansBack, weltBack } from '../bottoms/pockets';
import { elasticWaist, fly, frontPockets, sewnWaist } from '../bottoms/waist';
import type { Piece } from '../parts/arm';

const CHINOS: LegCut = {
  waist: 166,
  hip: 210,
  crotch: 292,
  length: 972,
  ankle: 136,
  half: 74,
  bow: 6,
  band: 44,
};
const CUTS: Readonly<Record<string, LegCut>> = {
  jeans: { ...CHINOS, half: 72, bow: 0 },
  joggers: { ...CHINOS, waist: 172, hip: 220, crotch: 310, half: 66, length: 900, bow: 16 },
  cargo: { ...CHINOS, hip: 222, half: 88, bow: 10 },
  'wide-leg': { ...CHINOS, waist: 158, hip: 214, half: 124, ankle: 160, bow: -4 },
};
const GOLD_THREAD = '#c98f4a';

interface Kind {
  readonly cut: LegCut;
  readonly fabric: Fabric;
  readonly thread: string;
  readonly buttonColor: string;
}

function kindOf(easel: Easel): Kind {
  const cut = CUTS[easel.spec.cut] ?? CHINOS;
  const { main, spec } = easel;
  if (spec.cut === 'jeans')
    return { cut, fabric: 'denim', thread: GOLD_THREAD, buttonColor: '#b98557' };
  if (spec.cut === 'joggers')
    return { cut, fabric: 'fleece', thread: main.thread, buttonColor: '#bdb8ae' };
  return {
    cut,
    fabric: 'twill',
    thread: main.thread,
    buttonColor: main.isDark ? '#8d8578' : '#6e5a45',
  };
}

/** Worn thighs and knees of jeans; a printed mark on the thigh. */
const under =
  (easel: Easel, dye: Dye, isBack: boolean) =>
  (leg: Leg): string => {
    const worn =
      easel.spec.cut === 'jeans' ? blot(easel, 'light', leg.at(0.5, 0.55), 66, 190, 0.62, dye) : '';
    const [x, y] = leg.at(0.36, 0.62);
    const isPrinted = easel.spec.pattern === 'chest-print' && leg.side > 0 && !isBack;
    return (
      worn +
      (isPrinted
        ? motif(easel.spec.motif, Math.round(x), Math.round(y), 92, inkOn(dye, easel.accent))
        : '')
    );
  };

function waist(easel: Easel, kind: Kind, dye: Dye, isBack: boolean): Piece {
  if (easel.spec.cut === 'joggers')
    return elasticWaist(easel, kind.cut, dye, isBack, dye.isDark ? '#ece7da' : dye.deep);
  return sewnWaist(easel, kind.cut, dye, {
    fabric: kind.fabric,
    thread: kind.thread,
    buttonColor: kind.buttonColor,
    isBack,
  });
}

function details(easel: Easel, kind: Kind, dye: Dye, isBack: boolean): string {
  const { cut } = easel.spec;
  const cargo =
    cut === 'cargo'
      ? cargoPocket(easel, dye, -150, 410, kind.fabric) +
        cargoPocket(easel, dye, 150, 406, kind.fabric)
      : '';
  if (isBack)
    return (
      cargo +
      (cut === 'jeans'
        ? jeansBack(easel, kind.cut, dye, kind.thread)
        : weltBack(kind.cut, dye, kind.buttonColor))
    );
  const pockets = frontPockets(kind.cut, dye, kind.thread, cut === 'jeans');
  return cargo + pockets + (cut === 'joggers' ? '' : fly(kind.cut, dye, kind.thread));
}

function draw(easel: Easel, isBack: boolean): Figure {
  const kind = kindOf(easel);
  const { main, accent, spec } = easel;
  const isBlocked = spec.pattern === 'color-block';
  const cuffed = spec.cut === 'joggers' ? { cuff: 66, cuffDye: isBlocked ? accent : main } : {};
  const pair = legs(easel, {
    cut: kind.cut,
    fabric: kind.fabric,
    dye: main,
    isBack,
    under: under(easel, main, isBack),
    ...cuffed,
    ...(spec.cut === 'jeans' ? { thread: kind.thread } : {}),
    ...(isBlocked ? { sideBand: accent.base } : {}),
  });
  const top = waist(easel, kind, main, isBack);
  const half = Math.max(kind.cut.hip, kind.cut.ankle + kind.cut.half) + 12;
  return {
    art: pair.art + details(easel, kind, main, isBack) + top.art,
    silhouette: pair.d + top.d,
    bounds: rect(-half, -56, half * 2, kind.cut.length + (spec.cut === 'joggers' ? 70 : 12) + 56),
    focus:
      spec.cut === 'cargo'
        ? [rect(-170, -76, 350, 467), rect(20, 340, 240, 320)]
        : [rect(-170, -76, 350, 467)],
  };
}

export const pantsFront = (easel: Easel): Figure => draw(easel, false);
export const pantsBack = (easel: Easel): Figure => draw(easel, true);
