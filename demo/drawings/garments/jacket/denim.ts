import { type Curve, mirror, moveBy, offset, shape } from '../../kit/curve';
import type { Dye } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import { blot } from '../../kit/fold';
import { panel } from '../../kit/panel';
import { seam, stitch } from '../../kit/stitch';
import type { Torso } from '../../kit/torso';
import { type CollarCut, collarBehind, turnedCollar } from '../parts/collar';
import type { Dress } from '../parts/dress';
import { button, placket } from '../parts/placket';
import type { JacketStyle } from './style';
import { barrelBand } from './waistband';

const COLLAR: CollarCut = { neck: 82, front: 56, tip: [92, 128], fabric: 'denim', part: 4 };
const COPPER = '#b98557';
const THREAD = '#c98f4a';

const double = (curve: Curve, dye: Dye, by = 8): string =>
  seam(curve, dye) +
  stitch(offset(curve, by * 0.6), dye, THREAD) +
  stitch(offset(curve, by * 1.5), dye, THREAD);

/** A chest pocket with a pointed flap and one button. */
function flapPocket(easel: Easel, dye: Dye, side: 1 | -1): string {
  const flap: Curve = [
    [58, 196, 'c'],
    [168, 196, 'c'],
    [166, 232, 'c'],
    [113, 256, 'c'],
    [60, 232, 'c'],
  ];
  const bag: Curve = [
    [64, 236, 'c'],
    [72, 356, 'c'],
    [114, 372, 'c'],
    [154, 356, 'c'],
    [162, 236, 'c'],
  ];
  const place = (curve: Curve): Curve => (side > 0 ? curve : mirror(curve));
  const cover = panel(easel, { d: shape(place(flap)), dye, fabric: 'denim', relief: 5, lift: 5 });
  const rim = stitch(
    offset(
      place([
        [166, 232, 'c'],
        [113, 256, 'c'],
        [60, 232, 'c'],
      ]),
      side > 0 ? 6 : 6,
    ),
    dye,
    THREAD,
  );
  return (
    seam(place(bag), dye, 1.5) +
    stitch(moveBy(place(bag), 0, -6), dye, THREAD) +
    cover +
    rim +
    button(side * 113, 236, 7.5, COPPER, 2)
  );
}

/** The V seams that run from the pockets to the waistband, worn lighter along the edges. */
function bodySeams(torso: Torso, dye: Dye): string {
  const { length } = torso.cut;
  const slant: Curve = [
    [72, 356, 'c'],
    [60, length, 'c'],
  ];
  const outer: Curve = [
    [154, 356, 'c'],
    [116, length, 'c'],
  ];
  const yoke: Curve = [
    [20, 190, 'c'],
    [120, 186],
    [236, 196, 'c'],
  ];
  return (
    [slant, outer, mirror(slant), mirror(outer)].map((c) => double(c, dye, 6)).join('') +
    [yoke, mirror(yoke)].map((c) => double(c, dye, -7)).join('')
  );
}

const washed = (easel: Easel, dye: Dye): string =>
  blot(easel, 'light', [-110, 330], 110, 260, 0.34, dye) +
  blot(easel, 'light', [112, 350], 90, 240, 0.22, dye);

export function denim(easel: Easel, torso: Torso, cloth: Dress, isBack: boolean): JacketStyle {
  const dye = cloth.body;
  const hem = barrelBand(easel, torso, cloth.rib, 'denim', THREAD, isBack ? undefined : COPPER);
  if (isBack) {
    const yoke: Curve = [
      [-232, 168, 'c'],
      [-100, 158],
      [0, 176],
      [100, 158],
      [232, 168, 'c'],
    ];
    const seams = ([-1, 1] as const)
      .map((s) =>
        double(
          [
            [s * 118, 168, 'c'],
            [s * 84, torso.cut.length, 'c'],
          ],
          dye,
          6,
        ),
      )
      .join('');
    return {
      parts: { below: { d: '', art: '' }, above: collarBehind(easel, COLLAR, dye) },
      hem,
      details: double(yoke, dye, -7) + seams,
      under: washed(easel, dye),
    };
  }
  const strip = placket(
    easel,
    {
      top: 52,
      bottom: torso.cut.length + 4,
      half: 23,
      fabric: 'denim',
      buttons: 5,
      buttonColor: COPPER,
      buttonRadius: 9,
      inset: [56, 50],
    },
    dye,
  );
  const details =
    bodySeams(torso, dye) + flapPocket(easel, dye, -1) + flapPocket(easel, dye, 1) + strip;
  return {
    parts: { below: { d: '', art: '' }, above: turnedCollar(easel, COLLAR, dye) },
    hem,
    details,
    under: washed(easel, dye),
  };
}
