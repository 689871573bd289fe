import { createRandom } from './kit/random';
import { Sheet } from './kit/sheet';
import type { SceneSpec } from './kit/spec';
import { wrapSvg } from './picture';
import { banner } from './scenes/banner';
import type { Stage } from './scenes/place';
import { reviewPhoto } from './scenes/review';
import { plate, tile } from './scenes/tile';

/** An arrangement of garments as a complete SVG of the spec's width and height. */
export function drawScene(spec: SceneSpec): string {
  const sheet = new Sheet();
  const random = createRandom(spec.seed);
  const stage: Stage = { sheet, width: spec.width, height: spec.height, ground: spec.ground };
  return wrapSvg(sheet, artOf(stage, spec, random), spec.width, spec.height);
}

function artOf(stage: Stage, spec: SceneSpec, random: ReturnType<typeof createRandom>): string {
  if (spec.kind === 'tile') return tile(stage, spec, random);
  if (spec.kind === 'plate') return plate(stage, spec);
  if (spec.kind === 'review') return reviewPhoto(stage, spec, random);
  return banner(stage, spec, random);
}
