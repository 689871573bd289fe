import { paperGround } from '../kit/ground';
import type { Random } from '../kit/random';
import type { SceneSpec } from '../kit/spec';
import { put, type Stage } from './place';

/** One garment, whole, before a round of the second color. */
export function plate(stage: Stage, spec: SceneSpec): string {
  const { width, height } = stage;
  const [item] = spec.items;
  const disc = `<circle cx="${width * 0.5}" cy="${height * 0.52}" r="${Math.min(width, height) * 0.44}" fill="${spec.second}"/>`;
  const place = { x: 0.5, y: 0.5, width: 0.84, height: 0.82, turn: -3 };
  return paperGround(spec.ground, width, height) + disc + (item ? put(stage, item, place) : '');
}

/** A category tile: one garment, whole also where the middle of the picture alone is shown, as a square. */
export function tile(stage: Stage, spec: SceneSpec, random: Random): string {
  const [item] = spec.items;
  const place = { x: 0.5, y: 0.5, width: 0.84, height: 0.68, turn: random.near(0, 2) };
  const goods = item ? put(stage, item, place) : '';
  return paperGround(spec.ground, stage.width, stage.height) + goods;
}
