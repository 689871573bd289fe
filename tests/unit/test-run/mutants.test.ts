import { describe, expect, it } from 'vitest';
import type { Fault } from '@/tests/mutants/fault';
import { applyFault } from '@/tests/run/mutants/apply-fault';
import { chooseFaults } from '@/tests/run/mutants/choose-faults';
import { judge } from '@/tests/run/mutants/judge';
import { kindOf, partOf } from '@/tests/run/mutants/test-kind';
import { playwrightReport, vitestReport } from '@/tests/run/test-reports';

const fault = (name: string, test: string): Fault => ({
  ...{ name, file: 'core/tax.ts', find: 'a < b', replace: 'a <= b' },
  tests: [test],
});

describe('a file of tests', () => {
  it.each([
    ['tests/unit/rules/tax.test.ts', 'unit', 'unit'],
    ['tests/fuzz/merging.test.ts', 'fuzz', 'unit'],
    ['tests/backend/api/tax.test.ts', 'backend', 'backend'],
    ['tests/build/first-load.test.ts', 'build', 'browser'],
    ['tests/e2e/cart.spec.ts', 'e2e', 'browser'],
  ])('is run by the folder it is in: %s', (file, kind, part) => {
    expect(kindOf(file)).toBe(kind);
    expect(partOf({ tests: [file] })).toBe(part);
  });

  it.each(['tests/support/tax.test.ts', 'core/unit/tax.test.ts'])(
    'is run by nothing elsewhere: %s',
    (file) => expect(() => kindOf(file)).toThrow(file),
  );

  it('takes a fault along to the part that takes longest', () => {
    const tests = ['tests/e2e/cart.spec.ts', 'tests/unit/rules/tax.test.ts'] as const;
    expect(partOf({ tests })).toBe('browser');
  });
});

describe('a fault', () => {
  const tax = fault('Tax is asked for twice', 'tests/unit/rules/tax.test.ts');

  it('stands in place of its text, which is taken as it is written', () => {
    expect(applyFault('if (a < b) return;', tax)).toBe('if (a <= b) return;');
    const dollar = { ...tax, find: '$&', replace: "$' $1" };
    expect(applyFault('one $& two', dollar)).toBe("one $' $1 two");
  });

  it.each([
    ['if (b > a) return;', 'is not in core/tax.ts'],
    ['a < b && a < b', 'stands more than once in core/tax.ts'],
  ])('is out of date where its text is not there once: %s', (source, received) => {
    expect(() => applyFault(source, tax)).toThrow(
      `"${tax.name}" is out of date: its text ${received}`,
    );
  });
});

describe('the faults to try', () => {
  const LIST = [
    fault('Tax is asked for twice', 'tests/unit/rules/tax.test.ts'),
    fault('Tax is never paid', 'tests/backend/api/tax.test.ts'),
    fault('Nobody sees the tax', 'tests/e2e/cart.spec.ts'),
  ];
  const numbers = (...wanted: string[]) => chooseFaults(LIST, wanted).map(({ number }) => number);

  it('are all of them, or those of parts, numbers and names', () => {
    expect(numbers()).toEqual([1, 2, 3]);
    expect(numbers('browser', '1')).toEqual([1, 3]);
    expect(numbers('tax is')).toEqual([1, 2]);
  });

  it('are not guessed', () => {
    expect(() => numbers('1', '4')).toThrow('No fault is called 4');
  });
});

describe('a fault is caught', () => {
  const counts = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  const ofVitest = (numFailedTests: number) =>
    vitestReport.parse({ ...counts, numFailedTests, testResults: [] });
  const ofPlaywright = (unexpected: number) =>
    playwrightReport.parse({
      stats: { expected: 1, unexpected, flaky: 0, skipped: 2 },
      suites: [],
    });

  it('by a test that failed', () => {
    expect(judge({ totals: ofVitest(1), hasSucceeded: false })).toBe('caught');
    expect(judge({ totals: ofPlaywright(1), hasSucceeded: false })).toBe('caught');
  });

  it('not by tests that pass', () => {
    expect(judge({ totals: ofVitest(0), hasSucceeded: true })).toBe('survived');
    expect(judge({ totals: ofPlaywright(0), hasSucceeded: true })).toBe('survived');
  });

  it('not by a run that broke off, or ran nothing', () => {
    expect(judge({ totals: null, hasSucceeded: false })).toBe('untested');
    expect(judge({ totals: ofVitest(0), hasSucceeded: false })).toBe('untested');
    const none = { ...ofVitest(0), passed: 0 };
    expect(judge({ totals: none, hasSucceeded: true })).toBe('untested');
  });
});
