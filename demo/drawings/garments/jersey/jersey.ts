import { type Easel, type Figure, rect } from '../../kit/easel';
import { buildTorso, type Torso, type TorsoCut } from '../../kit/torso';
import { type ArmStyle, arms, longArm, type Piece, shortArm } from '../parts/arm';
import { body, hemStitch } from '../parts/body';
import { backCollar, neckInside, ribCollar } from '../parts/neck';
import { zip } from '../parts/zip';
import { baseballFront, baseballOver } from './baseball';
import { basketballOver, vestTrims } from './basketball';
import { BASEBALL, BASKETBALL, CYCLING, FOOTBALL, HOCKEY } from './cuts';
import { backPockets, cyclingOver, standCollar } from './cycling';
import { footballOver } from './football';
import { hockeyOver, laces } from './hockey';
import { backLettering, frontNumber, sleeveBands, type Team, teamOf } from './team';

interface Sport {
  readonly cut: TorsoCut;
  readonly over: (easel: Easel, team: Team, torso: Torso) => string;
  readonly number: readonly [y: number, height: number];
  readonly nameTop: number;
  readonly sleeve: 'short' | 'long' | 'none';
  readonly collar: 'v' | 'round' | 'stand';
  /** Position of the bands around the sleeve, and how wide they are. */
  readonly bands?: readonly [t: number, width: number];
}

const SPORTS: Readonly<Record<string, Sport>> = {
  basketball: {
    cut: BASKETBALL,
    over: basketballOver,
    number: [404, 190],
    nameTop: 212,
    sleeve: 'none',
    collar: 'round',
  },
  baseball: {
    cut: BASEBALL,
    over: baseballOver,
    number: [330, 0],
    nameTop: 186,
    sleeve: 'short',
    collar: 'round',
    bands: [0.9, 9],
  },
  hockey: {
    cut: HOCKEY,
    over: hockeyOver,
    number: [360, 176],
    nameTop: 186,
    sleeve: 'long',
    collar: 'v',
    bands: [0.66, 50],
  },
  cycling: {
    cut: CYCLING,
    over: cyclingOver,
    number: [380, 0],
    nameTop: 150,
    sleeve: 'short',
    collar: 'stand',
    bands: [0.88, 10],
  },
};
const FOOTBALL_SPORT: Sport = {
  cut: FOOTBALL,
  over: footballOver,
  number: [348, 200],
  nameTop: 176,
  sleeve: 'short',
  collar: 'v',
  bands: [0.62, 30],
};

function sleeves(easel: Easel, torso: Torso, team: Team, sport: Sport): Piece {
  if (sport.sleeve === 'none') return { d: '', art: '' };
  const { random, main } = easel;
  const { chest } = torso.cut;
  const style: ArmStyle = {
    fabric: 'mesh',
    dye: main,
    rib: team.trim,
    isPlain: easel.spec.cut === 'baseball',
    ...(sport.bands ? { over: sleeveBands(team, sport.sleeve === 'long', ...sport.bands) } : {}),
  };
  if (sport.sleeve === 'long')
    return arms((side) =>
      longArm(
        easel,
        torso,
        {
          side,
          wrist: [random.near(chest + 92, 8), random.near(640, 12)],
          half: 60,
          turn: 12,
          bow: 34,
          inner: 2,
        },
        style,
      ),
    );
  const tight = easel.spec.cut === 'cycling';
  return arms((side) =>
    shortArm(
      easel,
      torso,
      {
        side,
        wrist: [random.near(chest + (tight ? 86 : 80), 6), random.near(tight ? 300 : 304, 8)],
        half: tight ? 72 : 92,
        turn: 32,
        bow: 10,
        inner: 2,
      },
      style,
    ),
  );
}

function neck(
  easel: Easel,
  torso: Torso,
  team: Team,
  sport: Sport,
  isBack: boolean,
): { below: Piece; above: Piece } {
  const none: Piece = { d: '', art: '' };
  if (sport.collar === 'stand') return { below: none, above: standCollar(easel, torso) };
  if (isBack) return { below: none, above: backCollar(easel, torso, team.trim, 22) };
  return {
    below: neckInside(easel, torso, easel.main),
    above: ribCollar(easel, torso, team.trim, 22, sport.collar === 'v'),
  };
}

function frontDetails(easel: Easel, torso: Torso, team: Team): string {
  const { cut } = easel.spec;
  if (cut === 'baseball') return baseballFront(easel, team, torso);
  if (cut === 'cycling') return zip(easel, -30, torso.cut.length, easel.main);
  return cut === 'hockey' ? laces(easel) : '';
}

/** Numbers lie in the cloth: they are drawn below its folds. */
function number(easel: Easel, team: Team, sport: Sport): string {
  if (easel.spec.cut === 'baseball') return chestNumber(easel, team);
  return easel.spec.cut === 'cycling' ? '' : frontNumber(easel, team, ...sport.number);
}

/** A small number on the wearer's left, clear of the buttons. */
const chestNumber = (easel: Easel, team: Team): string =>
  `<g transform="translate(118 226) scale(.46)">${frontNumber(easel, team, 0, 200)}</g>`;

function draw(easel: Easel, isBack: boolean): Figure {
  const sport = SPORTS[easel.spec.cut] ?? FOOTBALL_SPORT;
  const torso = buildTorso(sport.cut, sport.collar === 'v' && !isBack);
  const team = teamOf(easel);
  const arm = sleeves(easel, torso, team, sport);
  const collar = neck(easel, torso, team, sport, isBack);
  const letters = isBack ? backLettering(easel, team, sport.nameTop) : number(easel, team, sport);
  const over = sport.over(easel, team, torso) + letters;
  const main = body(easel, torso, {
    dye: easel.main,
    fabric: 'mesh',
    gathered: 5,
    isBack,
    over,
    isPlain: true,
  });
  const details = isBack
    ? easel.spec.cut === 'cycling'
      ? backPockets(easel, torso)
      : ''
    : frontDetails(easel, torso, team);
  const trims = sport.sleeve === 'none' ? vestTrims(easel, team, torso) : '';
  const half = sport.cut.chest + { none: 20, short: 156, long: 152 }[sport.sleeve];
  return {
    art:
      arm.art +
      collar.below.art +
      main +
      hemStitch(torso, easel.main) +
      trims +
      details +
      collar.above.art,
    silhouette: arm.d + (isBack ? torso.back : torso.front) + collar.above.d,
    bounds: rect(-half, -30, half * 2, sport.cut.length + sport.cut.hemSag + 30),
    focus: [rect(-190, isBack ? 100 : -40, 380, 507)],
  };
}

export const jerseyFront = (easel: Easel): Figure => draw(easel, false);
export const jerseyBack = (easel: Easel): Figure => draw(easel, true);
