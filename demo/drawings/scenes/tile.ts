import { paperGround } from '../kit/ground';
import type { Random } from '../kit/random';
import type { SceneSpec } from '../kit/spec';
import { put, type Stage } from './place';

/** One garment, whole, before a round of the second color. */
export function plate(stage: Stage, spec: SceneSpec): string {
  const { width, height, sheet } = stage;
  const [item] = spec.items;
  const disc = `<circle cx="${width * 0.5}" cy="${height * 0.52}" r="${Math.min(width, height) * 0.44}" fill="${spec.second}"/>`;
  const place = { x: 0.5, y: 0.5, width: 0.84, height: 0.82, turn: -3 };
  return (
    paperGround(sheet, spec.ground, width, height) + disc + (item ? put(stage, item, place) : '')
  );
}

/** A category tile: one big garment, cut off at the bottom, before a tone of the second color. */
export function tile(stage: Stage, spec: SceneSpec, random: Random): string {
  const { width, height, sheet } = stage;
  const [item] = spec.items;
  if (!item) return paperGround(sheet, spec.ground, width, height);
  const disc = `<circle cx="${width * 0.52}" cy="${height * 0.56}" r="${Math.min(width, height) * 0.42}" fill="${spec.second}"/>`;
  const isTall =
    item.category === 'Pants' || item.category === 'Tumbler' || item.category === 'Combo Set';
  const place = isTall
    ? { x: 0.52, y: 0.62, width: 0.9, height: 1.06, turn: random.near(-4, 2) }
    : { x: 0.52, y: 0.58, width: 1.08, height: 0.94, turn: random.near(-5, 3) };
  return paperGround(sheet, spec.ground, width, height) + disc + put(stage, item, place);
}
