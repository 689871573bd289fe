import { type Curve, mirror, moveBy, shape } from '../../kit/curve';
import type { Dye } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import { blot } from '../../kit/fold';
import { panel } from '../../kit/panel';
import { seam, stitch } from '../../kit/stitch';
import type { Torso } from '../../kit/torso';
import { cords, hood } from '../hoodies/hood';
import { hoodBehind } from '../hoodies/hood-back';
import type { Dress } from '../parts/dress';
import { button } from '../parts/placket';
import type { JacketStyle } from './style';

/** A flap pocket set low on the hip. */
function hipPocket(easel: Easel, dye: Dye, y: number, side: 1 | -1): string {
  const flap: Curve = [
    [74, y, 'c'],
    [196, y + 14, 'c'],
    [192, y + 62, 'c'],
    [76, y + 50, 'c'],
  ];
  const place = side > 0 ? flap : mirror(flap);
  const low = place.slice(2, 4);
  const rim = side > 0 ? low : place.slice(0, 2);
  return (
    panel(easel, { d: shape(place), dye, fabric: 'smooth', relief: 5, lift: 6 }) +
    stitch(moveBy(rim, 0, -7), dye) +
    button(side * 134, y + 40, 6, '#d8d4ca', 2)
  );
}

/** The flap that covers the zip, closed with snaps. */
function stormFlap(easel: Easel, torso: Torso, dye: Dye): string {
  const bottom = torso.cut.length + torso.cut.hemSag - 2;
  const d = shape([
    [-30, 110, 'c'],
    [34, 110, 'c'],
    [36, bottom / 2],
    [35, bottom, 'c'],
    [-30, bottom, 'c'],
    [-32, bottom / 2],
  ]);
  const snaps = [0, 1, 2, 3, 4]
    .map((i) => button(2, 164 + (i * (bottom - 214)) / 4, 8, '#d8d4ca', 2))
    .join('');
  return (
    panel(easel, {
      d,
      dye,
      fabric: 'smooth',
      relief: 7,
      lift: 8,
      over: blot(easel, 'light', [-14, 300], 24, 260, 0.4, dye),
    }) +
    stitch(
      [
        [27, 112],
        [28, bottom],
      ],
      dye,
    ) +
    stitch(
      [
        [-23, 112],
        [-24, bottom],
      ],
      dye,
    ) +
    snaps
  );
}

export function shell(easel: Easel, torso: Torso, cloth: Dress, isBack: boolean): JacketStyle {
  const dye = cloth.body;
  const none = { d: '', art: '' };
  const cape: Curve = [
    [-240, 190, 'c'],
    [0, 212],
    [240, 190, 'c'],
  ];
  const capeSeam = seam(cape, dye) + stitch(moveBy(cape, 0, -8), dye);
  if (isBack) {
    return {
      parts: { below: none, above: hoodBehind(easel, cloth.rib) },
      hem: none,
      details: seam(moveBy(cape, 0, 50), dye, 3) + stitch(moveBy(cape, 0, 42), dye),
      under: '',
    };
  }
  const y = torso.cut.length - 210;
  const details =
    capeSeam +
    hipPocket(easel, dye, y, -1) +
    hipPocket(easel, dye, y, 1) +
    stormFlap(easel, torso, dye);
  const top = hood(easel, cloth.rib, 'smooth');
  const cord = easel.main.isDark ? '#e9e4d8' : '#3a3733';
  return {
    parts: { below: none, above: { d: top.d, art: top.art + cords(easel, cord, dye) } },
    hem: none,
    details,
    under: '',
  };
}
