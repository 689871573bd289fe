import { chestPrint } from '../../kit/design';
import { type Easel, type Figure, rect } from '../../kit/easel';
import type { Fabric } from '../../kit/fabric';
import { blot } from '../../kit/fold';
import type { Sleeve } from '../../kit/sleeve';
import { buildTorso, type Torso, type TorsoCut } from '../../kit/torso';
import { type ArmStyle, arms, longArm, type Piece } from '../parts/arm';
import { body, hemStitch } from '../parts/body';
import { type Dress, dressOf } from '../parts/dress';
import { bomber, varsity } from './bomber';
import { BOMBER, DENIM, PUFFER, SHELL, VARSITY } from './cuts';
import { denim } from './denim';
import { puffer, pufferSleeve } from './puffer';
import { shell } from './shell';
import type { JacketStyle } from './style';

interface Kind {
  readonly cut: TorsoCut;
  readonly fabric: Fabric;
  readonly cuff?: number;
  readonly half: number;
  readonly top: number;
  readonly dress: (easel: Easel, torso: Torso, cloth: Dress, isBack: boolean) => JacketStyle;
}

const KINDS: Readonly<Record<string, Kind>> = {
  denim: { cut: DENIM, fabric: 'denim', cuff: 54, half: 50, top: -40, dress: denim },
  puffer: { cut: PUFFER, fabric: 'smooth', half: 62, top: -108, dress: puffer },
  varsity: { cut: VARSITY, fabric: 'fleece', cuff: 70, half: 55, top: -24, dress: varsity },
  'rain-shell': { cut: SHELL, fabric: 'smooth', half: 60, top: -234, dress: shell },
};
const BOMBER_KIND: Kind = {
  cut: BOMBER,
  fabric: 'twill',
  cuff: 70,
  half: 56,
  top: -24,
  dress: bomber,
};

/** A varsity jacket always has sleeves of another color. */
function clothOf(easel: Easel): Dress {
  const cloth = dressOf(easel);
  return easel.spec.cut === 'varsity'
    ? { body: easel.main, sleeve: easel.accent, rib: easel.main }
    : cloth;
}

function armStyle(easel: Easel, kind: Kind, cloth: Dress): ArmStyle {
  const base = {
    dye: cloth.sleeve,
    rib: cloth.rib,
    fabric: easel.spec.cut === 'varsity' ? ('smooth' as const) : kind.fabric,
  };
  const cuffed = kind.cuff === undefined ? base : { ...base, cuff: kind.cuff };
  if (easel.spec.cut === 'puffer') return { ...cuffed, over: pufferSleeve(easel, cloth.sleeve) };
  if (easel.spec.cut === 'denim') return { ...cuffed, cuffStyle: 'barrel' };
  if (easel.spec.cut === 'varsity') return { ...cuffed, isPlain: true, over: sheen(easel) };
  return cuffed;
}

/** Leather throws back more light than cloth. */
const sheen =
  (easel: Easel) =>
  (sleeve: Sleeve): string =>
    blot(easel, 'light', sleeve.at(0.3, 0.4), 30, 110, 0.5, easel.accent) +
    blot(easel, 'light', sleeve.at(0.74, 0.4), 24, 90, 0.4, easel.accent);

function sleeves(easel: Easel, torso: Torso, kind: Kind, cloth: Dress): Piece {
  const { random } = easel;
  const wristY = kind.cuff === undefined ? 664 : 606;
  return arms((side) =>
    longArm(
      easel,
      torso,
      {
        side,
        wrist: [random.near(torso.cut.chest + 86, 10), random.near(wristY, 12)],
        half: kind.half,
        turn: 12,
        bow: 36,
        inner: 2,
      },
      armStyle(easel, kind, cloth),
    ),
  );
}

function prints(easel: Easel, isBack: boolean): string {
  const wanted = easel.spec.pattern === 'chest-print' && easel.spec.cut !== 'varsity';
  if (!wanted) return '';
  return isBack ? chestPrint(easel, 0, 340, 230) : chestPrint(easel, 118, 150, 66);
}

function draw(easel: Easel, isBack: boolean): Figure {
  const kind = KINDS[easel.spec.cut] ?? BOMBER_KIND;
  const torso = buildTorso(kind.cut);
  const cloth = clothOf(easel);
  const arm = sleeves(easel, torso, kind, cloth);
  const style = kind.dress(easel, torso, cloth, isBack);
  const over =
    style.under +
    prints(easel, isBack) +
    blot(easel, 'shade', [8, isBack ? 30 : 96], 140, 56, isBack ? 0.25 : 0.4, cloth.body);
  const main = body(easel, torso, {
    dye: cloth.body,
    fabric: kind.fabric,
    gathered: style.hem.d ? 8 : 4,
    isBack,
    over,
  });
  const hem = style.hem.d ? '' : hemStitch(torso, cloth.body);
  const half = kind.cut.chest + 152;
  return {
    art:
      arm.art +
      style.hem.art +
      style.parts.below.art +
      main +
      hem +
      style.details +
      style.parts.above.art,
    silhouette: arm.d + style.hem.d + (isBack ? torso.back : torso.front) + style.parts.above.d,
    bounds: rect(-half, kind.top, half * 2, Math.max(kind.cut.length + 66, 690) - kind.top),
    focus: [
      rect(-160, kind.top < -200 ? -50 : kind.top - 20, 350, 467),
      rect(-30, kind.cut.length - 330, 260, 347),
    ],
  };
}

export const jacketFront = (easel: Easel): Figure => draw(easel, false);
export const jacketBack = (easel: Easel): Figure => draw(easel, true);
