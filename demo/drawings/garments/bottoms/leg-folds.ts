import type { Point } from '../../kit/curve';
import type { Dye } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import { drape, fold } from '../../kit/fold';
import type { Leg } from '../../kit/legs';

const above = ([x, y]: Point, by: number): Point => [x, y - by];

/** The folds of a leg: pulled at the crotch, round along its length, creased at knee and hem. */
export function legFolds(easel: Easel, leg: Leg, dye: Dye, isLong: boolean): string {
  const { random } = easel;
  const { at, side } = leg;
  const lit = -side;
  const [shaded, bright] = side < 0 ? [0.1, 0.66] : [0.9, 0.32];
  const cross = (
    t: number,
    from: number,
    to: number,
    rise: number,
    width: number,
    strength: number,
  ): string =>
    drape(
      easel,
      at(t, from),
      at(t - random.near(rise, 0.012), random.near(to, 0.1)),
      lit * width,
      strength,
      dye,
    );
  const body =
    fold(easel, 'valley', above(at(0, shaded), 260), at(1.05, shaded), 120, 0.42, dye) +
    fold(easel, 'ridge', above(at(0, bright), 160), at(0.98, bright), 84, 0.34, dye) +
    cross(0.34, 0.02, 0.6, 0.09, 34, 0.34) +
    cross(0.36, 0.02, 0.75, 0.03, 34, 0.36) +
    cross(0.4, 0.02, 0.62, -0.05, 36, 0.3) +
    drape(easel, at(0.12, 0.98), at(0.3, random.near(0.4, 0.08)), -lit * 30, 0.2, dye);
  if (!isLong)
    return (
      body +
      cross(0.98, random.near(0.3, 0.1), 0.4, 0.3, 26, 0.26) +
      cross(0.98, 0.74, 0.7, 0.24, 22, 0.22)
    );
  return (
    body +
    drape(easel, at(0.44, 0.5), at(0.74, random.near(0.42, 0.08)), 34, 0.16, dye) +
    cross(0.63, -0.02, 0.5, 0.05, 28, 0.26) +
    cross(0.67, 1.02, 0.46, 0.03, 26, 0.24) +
    cross(0.71, -0.02, 0.6, 0.06, 28, 0.26) +
    cross(0.88, 1.02, 0.34, 0.035, 24, 0.28) +
    cross(0.92, -0.02, 0.62, 0.02, 24, 0.3) +
    cross(0.965, 1.02, 0.4, 0.012, 20, 0.32)
  );
}
