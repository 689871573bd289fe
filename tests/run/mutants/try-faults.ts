import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { applyFault } from './apply-fault';
import type { NumberedFault } from './choose-faults';
import { withCopies } from './copy-project';
import type { Verdict } from './judge';
import { partOf } from './test-kind';
import { tryTests } from './try-tests';

/** A fault that was tried. */
export interface Tried extends NumberedFault {
  verdict: Verdict;
}

/** A fault can leave a program waiting for ever: after so long it is ended, which shows nothing. */
const LONGEST_MS = 20 * 60_000;

const isHeavy = (fault: NumberedFault) => partOf(fault) === 'browser';
const isLight = (fault: NumberedFault) => !isHeavy(fault);

/**
 * Tries faults, each by itself in a copy of the project, once their tests have passed without any. Those that
 * need a browser have the machine to themselves.
 * @throws Error where a fault is out of date, or a test fails anyway.
 */
export function tryFaults(faults: readonly NumberedFault[], signal: AbortSignal): Promise<Tried[]> {
  const light = faults.filter(isLight);
  const count = Math.min(Math.max(1, light.length), availableParallelism());
  return withCopies(count, async (folders) => {
    const [first] = folders;
    for (const fault of faults) await mutated(fault, first);
    await provePassing(faults, first, signal);
    return [
      ...(await tryTogether(light, folders, signal)),
      ...(await tryTogether(faults.filter(isHeavy), [first], signal)),
    ];
  });
}

/** A test that fails anyway catches nothing. */
async function provePassing(faults: readonly NumberedFault[], cwd: string, signal: AbortSignal) {
  console.log('Without any fault:');
  const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
  const verdict = await tryTests(tests, { cwd, signal, output: 'show' });
  if (verdict !== 'survived') throw new Error('The tests do not pass without any fault.');
}

/** Tries faults side by side, one in each folder at a time. */
async function tryTogether(
  faults: readonly NumberedFault[],
  folders: readonly string[],
  signal: AbortSignal,
): Promise<Tried[]> {
  const waiting = [...faults];
  const tried: Tried[] = [];
  const work = async (folder: string) => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift())
      tried.push(await tryFault(fault, folder, signal));
  };
  const ended = await Promise.allSettled(folders.map(work));
  const broken = ended.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
  return tried;
}

async function tryFault(fault: NumberedFault, cwd: string, signal: AbortSignal): Promise<Tried> {
  const start = performance.now();
  const { path, source, faulty } = await mutated(fault, cwd);
  await writeFile(path, faulty);
  const verdict = await tryTests(fault.tests, { cwd, signal, timeoutMs: LONGEST_MS }).finally(() =>
    writeFile(path, source),
  );
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${fault.number}. ${verdict} in ${seconds} s: ${fault.name}`);
  return { ...fault, verdict };
}

async function mutated(fault: NumberedFault, cwd: string) {
  const path = join(cwd, fault.file);
  const source = await readFile(path, 'utf8');
  return { path, source, faulty: applyFault(source, fault) };
}
