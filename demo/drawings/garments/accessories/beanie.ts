import { type Curve, shape } from '../../kit/curve';
import { overall } from '../../kit/design';
import { type Easel, type Figure, rect } from '../../kit/easel';
import { blot, drape } from '../../kit/fold';
import { motif } from '../../kit/motifs';
import { panel } from '../../kit/panel';
import { ribBand } from '../../kit/trim';
import { shadeFor } from '../parts/dress';

const HAT: Curve = [
  [-216, -60, 'c'],
  [-226, -190],
  [-190, -330],
  [-104, -422],
  [0, -446],
  [106, -420],
  [192, -326],
  [226, -186],
  [216, -60, 'c'],
];
const CUFF_TOP: Curve = [
  [-230, -78, 'c'],
  [0, -60],
  [230, -78, 'c'],
];
const CUFF_LOW: Curve = [
  [-220, 62, 'c'],
  [0, 86],
  [220, 62, 'c'],
];

/** Ribs that run up the dome and gather at its crown. */
function wales(easel: Easel): string {
  const d = Array.from({ length: 33 }, (_, i) => {
    const k = Math.sin(((i / 32) * 2 - 1) * 1.45);
    const x = (share: number): number => Math.round(share * k);
    return `M${x(226)}-60C${x(246)}-220 ${x(222)}-372 ${x(24)}-448`;
  }).join('');
  const { deep, glow } = easel.main;
  return `<path class="l" d="${d}" stroke="${deep}" stroke-width="4" stroke-opacity=".4"/><path class="l" d="${d}" stroke="${glow}" stroke-width="2" stroke-opacity=".34" transform="translate(4 0)"/>`;
}

/** A ribbed beanie with a turned-up cuff and a woven tab; some wear a pompom. */
export function beanie(easel: Easel, isBack: boolean): Figure {
  const { main, accent, spec } = easel;
  const cuffDye = spec.pattern === 'color-block' ? accent : main;
  const d = shape(HAT);
  const over =
    overall(easel, { at: [0, -240], half: 320, turn: 0, bend: 30 }) +
    wales(easel) +
    blot(easel, 'light', [-90, -300], 100, 120, 0.5) +
    blot(easel, 'shade', [170, -200], 110, 220, 0.6) +
    drape(easel, [-150, -80], [-90, -250], 30, 0.26) +
    drape(easel, [130, -80], [90, -240], -30, 0.3);
  const dome = panel(easel, {
    d,
    dye: main,
    shading: shadeFor(easel, main),
    fabric: 'smooth',
    relief: 18,
    over,
  });
  const cuff = ribBand(easel, CUFF_TOP, CUFF_LOW, 46, cuffDye, { relief: 14, lift: 12 });
  const hasPom = spec.seed % 2 === 0;
  const tab = `<rect x="56" y="-26" width="92" height="62" rx="2" fill="#000" fill-opacity=".22" transform="translate(3 4)"/><rect x="56" y="-26" width="92" height="62" rx="2" fill="#efe8da"/>${motif(spec.motif, 102, 5, 46, '#4a4038')}`;
  return {
    art: (hasPom ? pompom(easel) : '') + dome + cuff.art + (isBack ? '' : tab),
    silhouette: d + cuff.d + (hasPom ? 'M-78-500a78 78 0 1 0 156 0a78 78 0 1 0-156 0Z' : ''),
    bounds: rect(-234, hasPom ? -584 : -452, 468, hasPom ? 672 : 540),
    focus: [rect(-120, -160, 270, 360)],
  };
}

function pompom(easel: Easel): string {
  const { accent, random } = easel;
  const tuft = (reach: number): string => {
    const angle = random.between(0, Math.PI * 2);
    const from = random.between(0, reach);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const long = random.between(14, 26);
    return `M${Math.round(x * from)} ${Math.round(y * from - 500)}l${Math.round(x * long + random.near(0, 7))} ${Math.round(y * long + random.near(0, 7))}`;
  };
  const layer = (count: number, reach: number, color: string, width: number): string => {
    const d = Array.from({ length: count }, () => tuft(reach)).join('');
    return `<path d="${d}" class="l" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
  };
  return (
    `<circle cy="-500" r="70" fill="${accent.shade}"/>${layer(150, 62, accent.shade, 4)}${layer(150, 58, accent.base, 4)}` +
    `${blot(easel, 'shade', [26, -472], 66, 66, 0.5, accent)}${layer(90, 46, accent.light, 3)}${blot(easel, 'light', [-26, -530], 52, 52, 0.6, accent)}`
  );
}
