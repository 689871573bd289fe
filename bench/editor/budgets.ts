import { percentile } from '../lib/median';
import type { Metric, Samples } from './samples';

export const P95 = 0.95;

/** Of a page of this size; each from the floor of the same run. */
const USUAL_BLOCKS = 500;
const USUAL: Partial<Record<Metric, (floor: number) => number>> = {
  press: (floor) => floor + 5,
  select: () => 50,
  duplicate: () => 30,
  remove: () => 30,
  undo: () => 30,
  frame: (floor) => floor + 1,
  longTasks: () => 0,
  ready: () => 2000,
};

/** Of a page this large: what Craft.js takes, which has no editor around it. */
const LARGE_BLOCKS = 1000;
const LARGE: readonly Metric[] = [
  'press',
  'select',
  'duplicate',
  'remove',
  'undo',
  'frame',
  'dropped',
];

const SCRIPTS_KB = 340;

export interface Compared {
  floor: Samples;
  /** Craft.js on the same page, where it was measured. */
  craft?: Samples | undefined;
}

/** The most that our editor may take at the 95th percentile. */
export function budgetOf(metric: Metric, blocks: number, { floor, craft }: Compared) {
  const p95 = (samples: Samples) => percentile(samples[metric], P95);
  if (metric === 'scripts') return SCRIPTS_KB;
  if (blocks === USUAL_BLOCKS) return USUAL[metric]?.(p95(floor));
  if (blocks === LARGE_BLOCKS && craft && LARGE.includes(metric)) return p95(craft);
  return undefined;
}
