import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { FAULTS } from '@/tests/mutants';
import { applyFault } from '@/tests/run/mutants/apply-fault';
import { PARTS, partOf } from '@/tests/run/mutants/test-kind';

const PROGRAM = /\.[jt]sx?$/;

describe('the list of faults', () => {
  it('has fifty-two, each with a name of its own, in every part', () => {
    expect(FAULTS).toHaveLength(52);
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(52);
    expect(new Set(FAULTS.map(partOf))).toEqual(new Set(PARTS));
  });

  it.each(FAULTS)('is up to date: $name', (fault) => {
    const faulty = applyFault(readFileSync(fault.file, 'utf8'), fault);
    // What does not load would fail every test, and show nothing.
    const errors = PROGRAM.test(fault.file) ? parseSync(fault.file, faulty).errors : [];
    expect(errors).toEqual([]);
    expect(fault.tests.filter((file) => !existsSync(file))).toEqual([]);
  });
});
