import type { Point } from './curve';
import type { Dye } from './dye';
import type { Easel } from './easel';
import { blot, drape, fold } from './fold';
import type { Sleeve } from './sleeve';
import type { Torso } from './torso';

/** The folds of a body: pulled at the armpits, falling in long soft waves, drawn in above the hem. */
export function bodyFolds(easel: Easel, torso: Torso, dye: Dye, gathered: number): string {
  return (
    modelling(easel, torso, dye) +
    armpits(easel, torso, dye) +
    waves(easel, torso, dye) +
    gathers(easel, torso, dye, gathered)
  );
}

function modelling(easel: Easel, { cut }: Torso, dye: Dye): string {
  const { chest, armpit, length } = cut;
  const tall = length - armpit;
  return (
    blot(easel, 'shade', [chest * 0.95, armpit + tall * 0.5], chest * 0.5, tall * 0.75, 0.4, dye) +
    blot(
      easel,
      'shade',
      [-chest * 0.98, armpit + tall * 0.55],
      chest * 0.26,
      tall * 0.6,
      0.2,
      dye,
    ) +
    blot(easel, 'light', [-chest * 0.3, armpit * 0.85], chest * 0.62, armpit * 0.8, 0.32, dye) +
    blot(easel, 'light', [-chest * 0.42, armpit + tall * 0.55], chest * 0.3, tall * 0.5, 0.2, dye)
  );
}

function armpits(easel: Easel, { cut }: Torso, dye: Dye): string {
  const { random } = easel;
  const { chest, armpit, length } = cut;
  return ([-1, 1] as const)
    .map((side) => {
      const lit = -side;
      const pit = (dx: number, dy: number): Point => [side * (chest + 6 - dx), armpit + dy];
      const to = (share: number, dy: number): Point => [
        side * random.near(chest * share, 16),
        armpit + random.near(dy, 16),
      ];
      return (
        drape(easel, pit(0, -6), to(0.5, -64), lit * 30, random.between(0.1, 0.28), dye) +
        drape(
          easel,
          pit(0, 14),
          to(random.between(0.2, 0.5), 40),
          lit * 38,
          random.between(0.18, 0.3),
          dye,
        ) +
        drape(easel, pit(4, 40), to(0.5, 150), lit * 44, random.between(0.14, 0.3), dye) +
        fold(
          easel,
          'valley',
          pit(8, 60),
          [side * random.near(chest * 0.66, 16), length * 0.8],
          lit * 40,
          0.26,
          dye,
        )
      );
    })
    .join('');
}

function waves(easel: Easel, { cut }: Torso, dye: Dye): string {
  const { random } = easel;
  const { chest, armpit, length } = cut;
  const wave = (
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    width: number,
    strength: number,
  ): string =>
    drape(
      easel,
      [random.near(chest * x1, 26), armpit + y1],
      [random.near(chest * x2, 26), length - y2],
      width,
      strength,
      dye,
    );
  return (
    wave(0.3, 30, -0.1, 70, -40, 0.17) +
    wave(-0.52, 70, -0.3, 0, 36, 0.2) +
    wave(0.62, 120, 0.4, -10, -36, 0.22) +
    wave(-0.16, 170, 0.06, -10, 30, 0.15)
  );
}

function gathers(easel: Easel, { cut }: Torso, dye: Dye, count: number): string {
  const { random } = easel;
  const { hem, length } = cut;
  return Array.from({ length: count }, (_, i) => {
    const x = -hem + ((i + 0.5 + random.near(0, 0.42)) * hem * 2) / count;
    const rise = random.between(26, 104);
    const width = random.between(12, 24) * (random.next() < 0.3 ? -1 : 1);
    return drape(
      easel,
      [x, length + 12],
      [x + random.near(0, 20), length - rise],
      width,
      random.between(0.18, 0.36),
      dye,
    );
  }).join('');
}

/** A long sleeve: shaded under the arm, creased at the elbow, gathered above the cuff. */
export function sleeveFolds(easel: Easel, sleeve: Sleeve, dye: Dye): string {
  const { random } = easel;
  const { at, side } = sleeve;
  const lit = -side;
  const cross = (
    t: number,
    rise: number,
    from: number,
    to: number,
    width: number,
    strength: number,
  ): string =>
    drape(
      easel,
      at(t, from),
      at(t - random.near(rise, 0.02), random.near(to, 0.08)),
      lit * width,
      strength,
      dye,
    );
  const elbow = random.near(0.5, 0.05);
  return (
    roundness(easel, sleeve, dye) +
    drape(easel, at(0.04, -0.02), at(0.26, 0.6), lit * 30, 0.32, dye) +
    drape(easel, at(0.14, -0.02), at(0.46, random.near(0.6, 0.08)), lit * 32, 0.28, dye) +
    cross(elbow - 0.06, 0.07, -0.04, 0.56, 24, 0.3) +
    cross(elbow + 0.03, 0.05, -0.04, 0.74, 28, 0.36) +
    cross(elbow + 0.14, 0.09, 1.02, 0.4, 22, 0.24) +
    cross(elbow + 0.15, 0.02, -0.04, 0.5, 24, 0.3) +
    cross(0.82, 0.02, -0.04, 0.66, 20, 0.3) +
    cross(0.9, 0.03, 1.03, 0.3, 18, 0.32) +
    cross(0.955, 0.015, -0.04, 0.7, 16, 0.36)
  );
}

function roundness(easel: Easel, { at, side }: Sleeve, dye: Dye): string {
  const [shaded, lit] = side < 0 ? [0.1, 0.74] : [0.92, 0.34];
  return (
    fold(easel, 'valley', at(-0.1, shaded), at(1.15, shaded), 92, 0.4, dye) +
    fold(easel, 'ridge', at(0, lit), at(1, lit), 56, 0.34, dye)
  );
}

export function shortSleeveFolds(easel: Easel, sleeve: Sleeve, dye: Dye): string {
  const { random } = easel;
  const { at, side } = sleeve;
  const lit = -side;
  return (
    roundness(easel, sleeve, dye) +
    drape(easel, at(0.08, 0), at(0.6, random.near(0.66, 0.1)), lit * 30, 0.32, dye) +
    drape(easel, at(0.34, 0), at(1.04, random.near(0.5, 0.1)), lit * 30, 0.3, dye) +
    drape(
      easel,
      at(1.04, random.near(0.62, 0.08)),
      at(0.4, random.near(0.78, 0.05)),
      lit * 22,
      0.22,
      dye,
    )
  );
}
