import { oneFailed, type Totals } from '../totals';

export interface Step {
  /** Name on the command line. */
  key: string;
  name: string;
  /** The key of the step that has to have passed before, where it runs too. */
  after?: string;
  run: () => Promise<Totals>;
}

export interface Outcome {
  step: Step;
  totals: Totals;
  seconds: number;
}

/**
 * Runs steps side by side, no more than `atOnce`: whenever there is room, the first that may begin does. A step
 * whose forerunner failed does not run, and counts as failed.
 *
 * @returns what came of each, in the order in which they ended.
 */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<Outcome[]> {
  const keys = new Set(steps.map(({ key }) => key));
  const waiting = [...steps];
  const running = new Set<Promise<void>>();
  const ended = new Map<string, Outcome>();
  const mayBegin = ({ after }: Step) => after === undefined || ended.has(after) || !keys.has(after);

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < atOnce ? waiting.findIndex(mayBegin) : -1;
    for (const step of next < 0 ? [] : waiting.splice(next, 1)) {
      const run = runStep(step, ended.get(step.after ?? '')).then((outcome) => {
        ended.set(step.key, outcome);
        running.delete(run);
      });
      running.add(run);
    }
    if (next < 0) await Promise.race(running);
  }
  return [...ended.values()];
}

async function runStep(step: Step, before?: Outcome): Promise<Outcome> {
  console.log(`\n── ${step.name} …`);
  const startedAt = performance.now();
  const totals =
    before && before.totals.failed > 0
      ? oneFailed(`${step.name} could not run, as ${before.step.name} failed.`)
      : await step.run().catch(asFailure);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`\n── ${step.name}: ${seconds} s${totals.failed > 0 ? ', failed' : ''}`);
  return { step, totals, seconds };
}

function asFailure(error: unknown): Totals {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  return oneFailed(message);
}
