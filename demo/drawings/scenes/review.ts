import { dyeFromHex, lighter } from '../kit/dye';
import { createEasel } from '../kit/easel';
import { drape, mist } from '../kit/fold';
import { paperGround, shadowTone, tableGround, woodGround } from '../kit/ground';
import { fitScale, lay } from '../kit/lay';
import type { Random } from '../kit/random';
import type { PictureSpec, SceneSpec } from '../kit/spec';
import { hangerWood, hook } from '../views/hang';
import { figureOf, type Place, put, type Stage } from './place';

/** A photo as a customer takes it: at home, a bit crooked, cut a bit tight. */
export function reviewPhoto(stage: Stage, spec: SceneSpec, random: Random): string {
  const [item, second] = spec.items;
  if (!item) return '';
  const kinds = kindsFor(item);
  const kind = kinds[spec.seed % kinds.length] ?? onBed;
  return (
    kind(stage, spec, item, random) +
    (second
      ? put(stage, second, {
          x: 0.84,
          y: 0.84,
          width: 0.42,
          height: 0.36,
          turn: random.near(14, 6),
        })
      : '') +
    warmth(stage)
  );
}

type Setting = (stage: Stage, spec: SceneSpec, item: PictureSpec, random: Random) => string;

const LYING: readonly string[] = ['Shoes', 'Accessories', 'Home Decor', 'Combo Set'];

function kindsFor(item: PictureSpec): readonly Setting[] {
  if (item.category === 'Tumbler' || item.cut === 'candle') return [onTable];
  return LYING.includes(item.category) ? [onFloor, onBed] : [onFloor, onBed, onWall];
}

/** Standing on a wooden table, off the middle. */
function onTable(stage: Stage, spec: SceneSpec, item: PictureSpec, random: Random): string {
  const { width, height, sheet } = stage;
  const wood = spec.seed % 2 === 0 ? '#b98d60' : '#8d6a4b';
  const ground = tableGround(spec.ground, wood, width, height, height * 0.62);
  const grain = Array.from({ length: 9 }, () => {
    const y = random.between(0.65, 1) * height;
    return `M0 ${y.toFixed(0)}Q${width / 2} ${(y + random.near(0, 14)).toFixed(0)} ${width} ${y.toFixed(0)}`;
  }).join('');
  const figure = figureOf(stage, { ...item, ground: wood });
  const scale = fitScale(
    figure.bounds,
    width * random.between(0.6, 0.74),
    height * random.between(0.6, 0.72),
  );
  const y = height * random.between(0.82, 0.9) - (figure.bounds.height * scale) / 2;
  return `${ground}<path d="${grain}" fill="none" stroke="#3a2412" stroke-opacity=".16" stroke-width="2"/>${lay(sheet, figure, { x: width * random.near(0.48, 0.07), y, scale })}`;
}

const crooked = (random: Random): Place => ({
  x: random.near(0.5, 0.05),
  y: random.near(0.53, 0.05),
  width: random.between(0.84, 1.06),
  height: random.between(0.84, 1.02),
  turn: random.near(0, 12),
});

function onFloor(stage: Stage, spec: SceneSpec, item: PictureSpec, random: Random): string {
  const { width, height } = stage;
  const tone = spec.seed % 2 === 0 ? '#c6a37a' : '#8f6b4c';
  const boards = `<g transform="rotate(${random.near(0, 5).toFixed(1)} ${width / 2} ${height / 2}) translate(${-width * 0.1} ${-height * 0.1}) scale(1.2)">${woodGround(width, height, random, tone)}</g>`;
  return boards + put({ ...stage, ground: tone }, item, crooked(random));
}

/** Draws on a crumpled sheet of the second color. */
function onBed(stage: Stage, spec: SceneSpec, item: PictureSpec, random: Random): string {
  const { width, height, sheet } = stage;
  const easel = createEasel({ ...item, view: 'front' }, sheet);
  const linen = dyeFromHex(spec.second);
  const size = Math.max(width, height);
  const folds = Array.from({ length: 16 }, () => {
    const [x, y] = [random.between(-0.1, 1.1) * width, random.between(-0.1, 1.1) * height];
    const angle = random.near(-0.7, 0.7);
    const long = random.between(0.25, 0.6) * size;
    return drape(
      easel,
      [x, y],
      [x + Math.cos(angle) * long, y + Math.sin(angle) * long],
      random.between(0.05, 0.12) * size,
      random.between(0.12, 0.3),
      linen,
    );
  });
  const cloth = `<rect width="${width}" height="${height}" fill="${linen.base}"/>${mist(easel, [width * 0.25, height * 0.2], width * 0.7, height * 0.6, linen.light, 0.8)}${folds.join('')}`;
  return cloth + put({ ...stage, ground: spec.second }, item, crooked(random));
}

/** Draws on a hanger at a door or wall. */
function onWall(stage: Stage, spec: SceneSpec, item: PictureSpec, random: Random): string {
  const { width, height, sheet } = stage;
  const figure = figureOf(stage, item);
  const scale = fitScale(figure.bounds, width * 0.86, height * 0.8);
  const top = height * 0.16;
  const x = width * random.near(0.5, 0.03);
  const neck = top - figure.bounds.y * scale;
  const isHooded = figure.bounds.y <= -120;
  const panelled = `<path d="M${width * 0.08} 0V${height}M${width * 0.92} 0V${height}" stroke="${shadowTone(spec.ground)}" stroke-opacity=".12" stroke-width="3"/>`;
  const nail = `<circle cx="${x}" cy="${height * 0.05}" r="9" fill="${lighter(spec.ground, -0.35)}"/>`;
  const art =
    nail +
    hook(x, height * 0.05 + 14, isHooded ? top + 20 : neck + 4) +
    (isHooded ? '' : hangerWood(x, neck - 2, scale)) +
    lay(sheet, figure, { x, y: top + (figure.bounds.height * scale) / 2, scale });
  return `${paperGround(spec.ground, width, height)}${panelled}<g transform="rotate(${random.near(0, 2.5).toFixed(1)} ${x.toFixed(0)} 0)">${art}</g>`;
}

/** A phone's warm light. */
const warmth = ({ width, height }: Stage): string =>
  `<rect width="${width}" height="${height}" fill="#ffb66b" fill-opacity=".06"/>`;
