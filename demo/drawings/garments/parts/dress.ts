import { type Dye, shadingOf } from '../../kit/dye';
import type { Easel } from '../../kit/easel';

/** Color of each piece of a top is cut from. */
export interface Dress {
  readonly body: Dye;
  readonly sleeve: Dye;
  readonly rib: Dye;
}

/** Color blocks come in three layouts, by seed. */
export function dressOf(easel: Easel): Dress {
  const { main, accent, spec } = easel;
  if (spec.pattern !== 'color-block') return { body: main, sleeve: main, rib: main };
  if (spec.seed % 3 === 0) return { body: main, sleeve: accent, rib: main };
  if (spec.seed % 3 === 1) return { body: main, sleeve: accent, rib: accent };
  return { body: main, sleeve: main, rib: accent };
}

/** Light and shade for a piece: patterned cloth must suit both its colors. */
export function shadeFor(easel: Easel, dye: Dye): Dye {
  const isMixed = easel.spec.pattern === 'stripe' || easel.spec.pattern === 'check';
  return isMixed ? shadingOf(easel.main, easel.accent) : dye;
}
