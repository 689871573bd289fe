import { overall } from '../../kit/design';
import type { Easel } from '../../kit/easel';
import type { Torso } from '../../kit/torso';
import { across, arms, longArm, type Piece } from '../parts/arm';
import { dressOf } from '../parts/dress';
import { piping } from './collar';

export const FABRIC = 'weave';

/** The pattern of the cloth, drawn the same on every piece. */
export const cloth = (easel: Easel): string =>
  overall(easel, { at: [0, 340], half: 520, turn: 0, bend: 14 });

/** Long sleeves with a piped cuff. */
export function sleeves(
  easel: Easel,
  torso: Torso,
  pipe: string,
  wristY: number,
  half: number,
): Piece {
  const { random } = easel;
  const dye = dressOf(easel).sleeve;
  return arms((side) =>
    longArm(
      easel,
      torso,
      {
        side,
        wrist: [random.near(torso.cut.chest + 84, 8), random.near(wristY, 10)],
        half,
        turn: 12,
        bow: 30,
        inner: 2,
      },
      { fabric: FABRIC, dye, rib: dye, over: (sleeve) => piping(across(sleeve, 0.86), pipe) },
    ),
  );
}
