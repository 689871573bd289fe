import type { Fault } from '@/tests/mutants/fault';

/** Kinds of tests by how they are run, the quickest first. */
export const KINDS = ['unit', 'fuzz', 'backend', 'build', 'e2e'] as const;
export type Kind = (typeof KINDS)[number];

/** Parts of the list of faults that can be tried by themselves. */
export const PARTS = ['unit', 'backend', 'browser'] as const;
export type Part = (typeof PARTS)[number];

const PART_OF: Readonly<Record<Kind, Part>> = {
  unit: 'unit',
  fuzz: 'unit',
  backend: 'backend',
  build: 'browser',
  e2e: 'browser',
};

/**
 * Kind of a file of tests, by the folder it is in.
 * @throws Error for a file that is in none of them.
 */
export function kindOf(file: string): Kind {
  const [, folder] = file.split('/');
  const kind = KINDS.find((one) => one === folder);
  if (!kind || !file.startsWith('tests/')) throw new Error(`Nothing runs the tests of ${file}.`);
  return kind;
}

/** The part a fault belongs to: that of the tests which take longest. */
export function partOf({ tests }: Pick<Fault, 'tests'>): Part {
  const parts = tests.map((file) => PART_OF[kindOf(file)]);
  return PARTS.findLast((part) => parts.includes(part)) ?? 'unit';
}
