import { setFlagsFromString } from 'node:v8';
import { loadEnvironment } from '@/backend/base/env-file';
import { PROJECT_DIR } from './project';

/** Growth of the heap before garbage collection, in percent of what is alive. */
const HEAP_GROWTH_PERCENT = 50;

/** Prepares this process for Next: folder, `.env`, NODE_ENV. Import React and Next afterwards only. */
export function enterProject(nodeEnvironment: 'production' | 'development'): void {
  process.chdir(PROJECT_DIR);
  Object.assign(process.env, { NODE_ENV: nodeEnvironment, NEXT_TELEMETRY_DISABLED: '1' });
  loadEnvironment();
}

/**
 * Has garbage collected early. Left to itself the heap grows to several times what is alive; this halves
 * the memory of a busy shop and costs too little time to measure. Unlike a limit it never ends a process.
 *
 * V8 comes to put what often outlives a collection among what is old at once. Of pages under way that is
 * wrong: dead a moment later, it keeps all that it names until the next full collection, of which a busy
 * shop then has about half as many again.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  setFlagsFromString('--no-allocation-site-pretenuring');
}
