import type { Fault } from '@/tests/mutants/fault';
import { PARTS, partOf } from './test-kind';

/** A fault with its place in the list, from 1. */
export interface NumberedFault extends Fault {
  number: number;
}

/**
 * The faults that a command line names: parts, numbers, or how names begin; without any all of them.
 * @throws Error for what names none.
 */
export function chooseFaults(list: readonly Fault[], wanted: readonly string[]): NumberedFault[] {
  const all = list.map((fault, at) => ({ ...fault, number: at + 1 }));
  const unknown = wanted.find((one) => !all.some((fault) => isNamed(fault, one)));
  if (unknown !== undefined)
    throw new Error(
      `No fault is called ${unknown}: name a number, a name, or ${PARTS.join(', ')}.`,
    );
  return wanted.length === 0
    ? all
    : all.filter((fault) => wanted.some((one) => isNamed(fault, one)));
}

function isNamed(fault: NumberedFault, wanted: string): boolean {
  const name = fault.name.toLowerCase();
  return (
    partOf(fault) === wanted ||
    String(fault.number) === wanted ||
    (Number.isNaN(Number(wanted)) && name.startsWith(wanted.toLowerCase()))
  );
}
