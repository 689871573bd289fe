import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runSteps, type Step } from '@/tests/run/steps/run-steps';
import { ONE_PASSED, oneFailed } from '@/tests/run/totals';

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

/** Steps that end when they are told to, and what has begun of them. */
function controlled(...input: (Pick<Step, 'key'> & { after?: string })[]) {
  const begun: string[] = [];
  const ends = new Map<string, (totals: typeof ONE_PASSED) => void>();
  const steps = input.map(
    (step): Step => ({
      name: step.key,
      run: () => {
        begun.push(step.key);
        return new Promise((resolve) => ends.set(step.key, resolve));
      },
      ...step,
    }),
  );
  const end = async (key: string, totals = ONE_PASSED) => {
    ends.get(key)?.(totals);
    await new Promise(setImmediate);
  };
  return { steps, begun, end };
}

describe('the steps of a run', () => {
  it('run side by side, each once there is room and what it stands on has passed', async () => {
    const { steps, begun, end } = controlled(
      ...[{ key: 'build' }, { key: 'lint' }, { key: 'browse', after: 'build' }, { key: 'unit' }],
    );
    const outcomes = runSteps(steps, 2);
    expect(begun).toEqual(['build', 'lint']);
    await end('lint');
    expect(begun).toEqual(['build', 'lint', 'unit']);
    await end('build');
    expect(begun).toEqual(['build', 'lint', 'unit', 'browse']);
    await end('browse');
    await end('unit');
    expect((await outcomes).map(({ step }) => step.key)).toEqual([
      ...['lint', 'build', 'browse', 'unit'],
    ]);
  });

  it('do not run where what they stand on failed, and count as failed', async () => {
    const { steps, begun, end } = controlled({ key: 'build' }, { key: 'browse', after: 'build' });
    const outcomes = runSteps(steps, 2);
    await end('build', oneFailed('It does not build.'));
    expect(begun).toEqual(['build']);
    const [, browse] = await outcomes;
    expect(browse?.totals.failures).toEqual(['browse could not run, as build failed.']);
  });

  it('run without what they stand on where that is not asked for', async () => {
    const { steps, begun, end } = controlled({ key: 'browse', after: 'build' });
    const outcomes = runSteps(steps, 1);
    expect(begun).toEqual(['browse']);
    await end('browse');
    expect(await outcomes).toHaveLength(1);
  });

  it('fail with the words of what they throw, and the others go on', async () => {
    const broken: Step = { key: 'a', name: 'A', run: () => Promise.reject(new Error('No disk.')) };
    const fine: Step = { key: 'b', name: 'B', run: async () => ONE_PASSED };
    const [first, second] = await runSteps([broken, fine], 1);
    expect(first?.totals).toEqual(oneFailed('No disk.'));
    expect(second?.totals).toEqual(ONE_PASSED);
  });
});
