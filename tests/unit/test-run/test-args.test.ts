import { describe, expect, it } from 'vitest';
import { readTestArgs } from '@/tests/run/steps/test-args';

describe('npm test', () => {
  it('runs every step, beside others', () => {
    expect(readTestArgs([])).toEqual({
      ...{ rest: [], vitest: [], isBesideOthers: true, playwright: [] },
    });
  });

  it('runs one step alone, with what follows its name', () => {
    expect(readTestArgs(['unit', 'cart'])).toEqual({
      ...{ step: 'unit', rest: ['cart'], playwright: ['cart'] },
      vitest: ['cart'],
      isBesideOthers: false,
    });
  });

  it('runs what changed files can fail, since the last commit or another', () => {
    const { step, vitest, playwright } = readTestArgs(['--changed']);
    expect(step).toBeUndefined();
    expect(vitest).toEqual(expect.arrayContaining(['--changed=HEAD', '--passWithNoTests']));
    expect(playwright).toEqual(['--only-changed=HEAD', '--pass-with-no-tests']);
    const since = readTestArgs(['--changed', 'main']);
    expect(since.vitest).toContain('--changed=main');
    expect(since.playwright).toContain('--only-changed=main');
    expect(() => readTestArgs(['--changed', 'main', 'unit'])).toThrow('takes one commit');
  });
});
