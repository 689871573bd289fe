import { type Curve, join, reversed, shape } from '../../kit/curve';
import { overall } from '../../kit/design';
import { inkOn } from '../../kit/dye';
import { type Easel, type Figure, rect } from '../../kit/easel';
import { blot, drape, fold } from '../../kit/fold';
import { lay, sharedFigure, turnedOver } from '../../kit/lay';
import { motif } from '../../kit/motifs';
import { panel } from '../../kit/panel';
import { ribBand } from '../../kit/trim';
import { shadeFor } from '../parts/dress';

const FRONT: Curve = [
  [-62, 0, 'c'],
  [-58, 160],
  [-66, 300],
  [-108, 372],
  [-196, 436],
  [-250, 486],
  [-252, 540],
  [-214, 572],
  [-150, 570, 'c'],
];
const BEHIND: Curve = [
  [66, 0, 'c'],
  [66, 180],
  [78, 320],
  [92, 400],
  [70, 462],
  [4, 496],
  [-70, 540],
  [-150, 570, 'c'],
];
const TOE = 'M-310 560L-176 620L-128 560Q-160 500-216 404L-310 470Z';
const HEEL = 'M120 330Q40 372 22 404Q24 460 60 520L140 470Z';
const TOP: Curve = [
  [-68, -92, 'c'],
  [0, -96],
  [68, -92, 'c'],
];
const BASE: Curve = [
  [-62, 4, 'c'],
  [2, 8],
  [66, 4, 'c'],
];

/** One crew sock lying on its side. */
function sock(easel: Easel): Figure {
  const { main, accent, spec } = easel;
  const trim = spec.pattern === 'plain' || spec.pattern === 'color-block' ? accent : main;
  const d = shape(join(FRONT, reversed(BEHIND)));
  const ends = `<path d="${TOE}" fill="${trim.base}"/><path d="${HEEL}" fill="${trim.base}"/><path d="${TOE}${HEEL}" fill="none" stroke="${trim.line}" stroke-opacity=".4" stroke-width="2" stroke-dasharray="3 2"/>`;
  const over =
    overall(easel, { at: [0, 250], half: 380, turn: 0, bend: 14 }) +
    (spec.pattern === 'stripe' || spec.pattern === 'check' ? '' : ends) +
    (spec.pattern === 'chest-print' ? motif(spec.motif, 2, 130, 84, inkOn(main, accent)) : '') +
    fold(easel, 'valley', [66, -80], [90, 420], 90, 0.4) +
    fold(easel, 'ridge', [-24, 10], [-40, 330], 50, 0.4) +
    blot(easel, 'shade', [-60, 540], 160, 50, 0.4) +
    blot(easel, 'light', [-150, 450], 80, 40, 0.36) +
    drape(easel, [-66, 320], [40, 366], 24, 0.36) +
    drape(easel, [-90, 356], [10, 400], 24, 0.34) +
    drape(easel, [80, 300], [0, 330], -20, 0.26);
  const leg = panel(easel, {
    d,
    dye: main,
    shading: shadeFor(easel, main),
    fabric: 'fine-knit',
    relief: 14,
    over,
  });
  const rib = ribBand(easel, TOP, BASE, 22, trim, { relief: 8, lift: 2 });
  return {
    art: leg + rib.art,
    silhouette: d + rib.d,
    bounds: rect(-254, -98, 348, 674),
    focus: [rect(-130, -110, 240, 320)],
  };
}

/** A pair, one over the other. */
export function socks(easel: Easel, isBack: boolean): Figure {
  const { sheet, random } = easel;
  const one = sharedFigure(sheet, isBack ? turnedOver(sock(easel)) : sock(easel));
  const art =
    lay(sheet, one, { x: 100, y: -24, scale: 1, turn: random.near(9, 3) }) +
    lay(sheet, one, { x: -76, y: 24, scale: 1, turn: random.near(-5, 3) });
  return {
    art,
    silhouette: '',
    bounds: rect(-290, -380, 600, 760),
    focus: [rect(-60, -320, 300, 400)],
  };
}
