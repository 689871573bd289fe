import { chestPrint } from '../../kit/design';
import { type Easel, type Figure, rect } from '../../kit/easel';
import { blot, drape } from '../../kit/fold';
import { buildTorso, type Torso, type TorsoCut } from '../../kit/torso';
import { arms, longArm, type Piece, shortArm } from '../parts/arm';
import { body, hemStitch } from '../parts/body';
import { type Dress, dressOf } from '../parts/dress';
import { backCollar, neckInside, ribCollar } from '../parts/neck';
import { BUTTONED, HENLEY, POLO, TEE } from './cuts';
import { buttonedBack, buttonedFront, henleyFront, poloBack, poloFront } from './fronts';

const CUT_OF: Readonly<Record<string, TorsoCut>> = {
  'button-down': BUTTONED,
  polo: POLO,
  henley: HENLEY,
};

const isLong = (cut: string): boolean =>
  cut === 'button-down' || cut === 'henley' || cut === 'long-sleeve';

function sleeves(easel: Easel, torso: Torso, cloth: Dress): Piece {
  const { random, spec } = easel;
  const { chest } = torso.cut;
  const fabric = spec.cut === 'button-down' ? 'weave' : 'jersey';
  if (isLong(spec.cut)) {
    const ribbed =
      spec.cut === 'button-down' ? { cuff: 58, cuffStyle: 'barrel' as const } : { cuff: 46 };
    return arms((side) =>
      longArm(
        easel,
        torso,
        {
          side,
          wrist: [random.near(chest + 86, 12), random.near(604, 14)],
          half: 43,
          turn: 12,
          bow: 28,
          inner: 4,
        },
        { fabric, dye: cloth.sleeve, rib: cloth.rib, ...ribbed },
      ),
    );
  }
  const trimmed = spec.cut === 'polo' ? { cuff: 24 } : {};
  return arms((side) =>
    shortArm(
      easel,
      torso,
      {
        side,
        wrist: [random.near(chest + 76, 6), random.near(290, 8)],
        half: 88,
        turn: 32,
        bow: 9,
        inner: 2,
      },
      { fabric, dye: cloth.sleeve, rib: cloth.rib, ...trimmed },
    ),
  );
}

function over(easel: Easel, isBack: boolean): string {
  const { pattern, cut } = easel.spec;
  const shade = blot(easel, 'shade', [8, isBack ? 20 : 104], 120, 50, 0.3);
  if (pattern !== 'chest-print' || isBack)
    return shade + (isBack ? drape(easel, [-140, 130], [140, 140], 26, 0.16) : '');
  const isSmall = cut !== 'tee' && cut !== 'long-sleeve';
  return shade + (isSmall ? chestPrint(easel, 104, 196, 62) : chestPrint(easel, 0, 262, 206));
}

function collar(
  easel: Easel,
  torso: Torso,
  cloth: Dress,
  isBack: boolean,
): { below: Piece; above: Piece } {
  const none: Piece = { d: '', art: '' };
  const { cut } = easel.spec;
  if (cut === 'button-down')
    return {
      below: none,
      above: isBack ? buttonedBack(easel, cloth.rib) : buttonedFront(easel, torso, cloth),
    };
  if (cut === 'polo')
    return { below: none, above: isBack ? poloBack(easel, cloth.rib) : poloFront(easel, cloth) };
  const width = cut === 'henley' ? 20 : 25;
  if (isBack) return { below: none, above: backCollar(easel, torso, cloth.rib, width) };
  const band = ribCollar(easel, torso, cloth.rib, width);
  const placket = cut === 'henley' ? henleyFront(easel, torso, cloth) : '';
  return {
    below: neckInside(easel, torso, cloth.body),
    above: { d: band.d, art: placket + band.art },
  };
}

function draw(easel: Easel, isBack: boolean): Figure {
  const cut = CUT_OF[easel.spec.cut] ?? TEE;
  const torso = buildTorso(cut);
  const cloth = dressOf(easel);
  const arm = sleeves(easel, torso, cloth);
  const neck = collar(easel, torso, cloth, isBack);
  const fabric = easel.spec.cut === 'button-down' ? 'weave' : 'jersey';
  const main = body(easel, torso, {
    dye: cloth.body,
    fabric,
    gathered: 5,
    isBack,
    over: over(easel, isBack),
  });
  const half = cut.chest + (isLong(easel.spec.cut) ? 138 : 150);
  return {
    art: arm.art + neck.below.art + main + hemStitch(torso, cloth.body) + neck.above.art,
    silhouette: arm.d + (isBack ? torso.back : torso.front) + neck.above.d,
    bounds: rect(-half, -40, half * 2, cut.length + cut.hemSag + 40),
    focus:
      easel.spec.cut === 'button-down'
        ? [rect(-162, -58, 324, 432), rect(-30, 130, 220, 293)]
        : [rect(-162, -58, 324, 432)],
  };
}

export const shirtFront = (easel: Easel): Figure => draw(easel, false);
export const shirtBack = (easel: Easel): Figure => draw(easel, true);
