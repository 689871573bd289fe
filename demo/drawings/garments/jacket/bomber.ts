import { type Curve, line, mirror, moveBy } from '../../kit/curve';
import { dyeFromHex, inkOn } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import { lettering } from '../../kit/lettering';
import { motif } from '../../kit/motifs';
import { seam, stitch } from '../../kit/stitch';
import type { Torso } from '../../kit/torso';
import { drawnIn, ribBand } from '../../kit/trim';
import type { Piece } from '../parts/arm';
import type { Dress } from '../parts/dress';
import { backCollar, neckInside, ribCollar } from '../parts/neck';
import { button } from '../parts/placket';
import { zip } from '../parts/zip';
import type { JacketStyle } from './style';

/** A slanted pocket opening with its welt. */
export function weltPockets(torso: Torso, dye: Dress['body'], rise = 210): string {
  const y = torso.cut.length - rise;
  const welt: Curve = [
    [128, y, 'c'],
    [172, y + 122, 'c'],
  ];
  return [welt, mirror(welt)]
    .map(
      (w) =>
        `<path d="${line(w)}" stroke="${dye.line}" stroke-width="19" stroke-opacity=".55" fill="none" transform="translate(2 3)"/>` +
        `<path d="${line(w)}" stroke="${dye.base}" stroke-width="16" fill="none"/><path d="${line(w)}" stroke="${dye.glow}" stroke-opacity=".3" stroke-width="3" fill="none" transform="translate(-5 -1)"/>` +
        stitch(moveBy(w, -12, 0), dye) +
        stitch(moveBy(w, 12, 0), dye),
    )
    .join('');
}

/** Stripes knitted into a rib band. */
function ribStripes(
  from: Curve,
  by: readonly [number, number],
  share: number,
  color: string,
): string {
  return [0.3, 0.58]
    .map(
      (k) =>
        `<path d="${line(drawnIn(from, [by[0] * k, by[1] * k], 1 - (1 - share) * k))}" fill="none" stroke="${color}" stroke-width="9" stroke-opacity=".92"/>`,
    )
    .join('');
}

function ribHem(easel: Easel, torso: Torso, cloth: Dress, isStriped: boolean): Piece {
  const over = isStriped
    ? { over: ribStripes(torso.hem, [0, 66], 0.95, inkOn(cloth.rib, easel.accent)) }
    : {};
  return ribBand(easel, torso.hem, drawnIn(torso.hem, [0, 66], 0.95), 52, cloth.rib, {
    lift: 5,
    ...over,
  });
}

const bomberCollar = (
  easel: Easel,
  torso: Torso,
  cloth: Dress,
  isBack: boolean,
): JacketStyle['parts'] => ({
  below: isBack ? { d: '', art: '' } : neckInside(easel, torso, cloth.body),
  above: isBack ? backCollar(easel, torso, cloth.rib, 38) : ribCollar(easel, torso, cloth.rib, 38),
});

export function bomber(easel: Easel, torso: Torso, cloth: Dress, isBack: boolean): JacketStyle {
  const back = seam(
    [
      [-226, 150, 'c'],
      [0, 138],
      [226, 150, 'c'],
    ],
    cloth.body,
  );
  const front =
    weltPockets(torso, cloth.body) +
    zip(easel, torso.cut.neckDrop - 6, torso.cut.length + 62, cloth.body);
  return {
    parts: bomberCollar(easel, torso, cloth, isBack),
    hem: ribHem(easel, torso, cloth, false),
    details: isBack ? back : front,
    under: '',
  };
}

/** Wool body, leather sleeves, striped ribs, snaps and a chenille letter. */
export function varsity(easel: Easel, torso: Torso, cloth: Dress, isBack: boolean): JacketStyle {
  const { neckDrop, length } = torso.cut;
  const snaps = [0, 1, 2, 3, 4]
    .map((i) => button(0, neckDrop + 34 + (i * (length - neckDrop - 54)) / 4, 10, '#d8d4ca', 2))
    .join('');
  const edge =
    seam(
      [
        [16, neckDrop],
        [17, length + 4],
      ],
      cloth.body,
    ) +
    stitch(
      [
        [-16, neckDrop],
        [-15, length],
      ],
      cloth.body,
    );
  const ink = inkOn(cloth.body, easel.accent);
  const under = isBack ? motif(easel.spec.motif, 0, 330, 220, ink) : chenille(easel, ink);
  return {
    parts: bomberCollar(easel, torso, cloth, isBack),
    hem: ribHem(easel, torso, cloth, true),
    details: isBack ? '' : weltPockets(torso, cloth.sleeve) + edge + snaps,
    under,
  };
}

function chenille(easel: Easel, ink: string): string {
  const letter = easel.spec.lettering?.name[0] ?? 'H';
  const rim = dyeFromHex(ink).lightness > 0.6 ? dyeFromHex(ink).line : '#f3efe6';
  return lettering({ text: letter, x: 118, y: 206, height: 118, maxWidth: 120, ink, rim });
}
