import { type Curve, line, moveBy, num, shape } from '../../kit/curve';
import type { Dye } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import { blot, fold } from '../../kit/fold';
import { panel } from '../../kit/panel';
import type { Sleeve } from '../../kit/sleeve';
import type { Torso } from '../../kit/torso';
import { around, type Piece } from '../parts/arm';
import type { Dress } from '../parts/dress';
import { zip } from '../parts/zip';
import { weltPockets } from './bomber';
import type { JacketStyle } from './style';

const BAFFLE = 88;

/** One quilting line with the swell of down above and below and the puckers along it. */
function quilt(easel: Easel, curve: Curve, dye: Dye, swell: number): string {
  const { random } = easel;
  const d = line(curve);
  const first = curve[0];
  const last = curve.at(-1);
  if (!first || !last) return '';
  const count = Math.max(3, Math.round(Math.hypot(last[0] - first[0], last[1] - first[1]) / 46));
  const puckers = Array.from({ length: count }, (_, i) => {
    const t = (i + random.between(0.2, 0.8)) / count;
    const x = first[0] + (last[0] - first[0]) * t;
    const y = first[1] + (last[1] - first[1]) * t;
    const rise = random.between(14, 40) * (random.next() < 0.6 ? -1 : 1);
    return fold(
      easel,
      'crease',
      [x, y],
      [x + random.near(0, 9), y + rise],
      random.between(8, 16),
      random.between(0.3, 0.6),
      dye,
    );
  });
  return (
    `<path d="${d}" fill="none" stroke="${dye.deep}" stroke-opacity=".12" stroke-width="${num(swell * 0.72)}" transform="translate(0 ${num(-swell * 0.2)})"/>` +
    `<path d="${d}" fill="none" stroke="${dye.deep}" stroke-opacity=".2" stroke-width="${num(swell * 0.36)}" transform="translate(0 ${num(-swell * 0.12)})"/>` +
    `<path d="${d}" fill="none" stroke="${dye.glow}" stroke-opacity=".3" stroke-width="${num(swell * 0.3)}" transform="translate(0 ${num(swell * 0.36)})"/>` +
    `<path d="${d}" fill="none" stroke="${dye.glow}" stroke-opacity=".4" stroke-width="${num(swell * 0.12)}" transform="translate(0 ${num(swell * 0.4)})"/>` +
    `<path d="${d}" fill="none" stroke="${dye.line}" stroke-opacity=".75" stroke-width="2.5"/>` +
    puckers.join('')
  );
}

function pufferUnder(easel: Easel, torso: Torso, dye: Dye): string {
  const lines: string[] = [];
  for (let y = 96; y < torso.cut.length + 20; y += BAFFLE) {
    const sag = easel.random.near(6, 4);
    lines.push(
      quilt(
        easel,
        [
          [-300, y - 4, 'c'],
          [0, y + sag],
          [300, y - 4, 'c'],
        ],
        dye,
        BAFFLE * 0.5,
      ),
    );
  }
  return lines.join('');
}

export const pufferSleeve =
  (easel: Easel, dye: Dye) =>
  (sleeve: Sleeve): string =>
    [0.2, 0.36, 0.52, 0.68, 0.84, 0.985]
      .map((t) => quilt(easel, around(sleeve, t), dye, 34))
      .join('');

/** A tall padded collar. */
function collar(easel: Easel, torso: Torso, dye: Dye, isBack: boolean): Piece {
  const { neck } = torso.cut;
  const d = shape([
    [-neck + 10, -92, 'c'],
    [0, isBack ? -98 : -84],
    [neck - 10, -92, 'c'],
    [neck + 8, -40],
    [neck + 10, 14, 'c'],
    [neck * 0.5, 38],
    [0, 44],
    [-neck * 0.5, 38],
    [-neck - 10, 14, 'c'],
    [-neck - 8, -40],
  ]);
  const inside = shape([
    [-neck + 10, -92, 'c'],
    [0, -108],
    [neck - 10, -92, 'c'],
    [0, -70],
  ]);
  const over =
    quilt(
      easel,
      [
        [-120, -36, 'c'],
        [0, -26],
        [120, -36, 'c'],
      ],
      dye,
      38,
    ) +
    blot(easel, 'shade', [neck, -20], 70, 90, 0.5, dye) +
    fold(easel, 'ridge', [-70, -66], [60, -62], 20, 0.5, dye);
  const lining = isBack ? '' : `<path d="${inside}" fill="${dye.deep}"/>`;
  return {
    d: d + inside,
    art: lining + panel(easel, { d, dye, fabric: 'smooth', relief: 12, lift: 12, over }),
  };
}

export function puffer(easel: Easel, torso: Torso, cloth: Dress, isBack: boolean): JacketStyle {
  const edge = moveBy(torso.hem, 0, -6);
  const details = isBack
    ? ''
    : weltPockets(torso, cloth.body, 236) + zip(easel, -84, torso.cut.length + 8, cloth.body);
  const front = collar(easel, torso, cloth.rib, isBack);
  return {
    parts: {
      below: { d: '', art: '' },
      above: isBack ? front : { d: front.d, art: front.art + zip(easel, -82, 60, cloth.rib) },
    },
    hem: { d: '', art: '' },
    details:
      details +
      `<path d="${line(edge)}" fill="none" stroke="${cloth.body.line}" stroke-opacity=".4" stroke-width="5"/>`,
    under: pufferUnder(easel, torso, cloth.body),
  };
}
