import type { Fault } from '@/tests/mutants/fault';

/**
 * A source with a fault in it.
 * @throws Error where the fault's text does not stand there exactly once: the list is out of date.
 */
export function applyFault(
  source: string,
  { name, file, find, replace }: Omit<Fault, 'tests'>,
): string {
  const [before, after, ...others] = source.split(find);
  if (before !== undefined && after !== undefined && others.length === 0)
    return before + replace + after;
  const result = after === undefined ? 'is not in' : 'stands more than once in';
  throw new Error(`Fault "${name}" is out of date: its text ${result} ${file}.`);
}
