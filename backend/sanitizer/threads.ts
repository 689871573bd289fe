import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { errorCode } from '../base/error-code';

interface Options {
  /** The program of a thread: it answers each message with one. */
  program: string;
  /** Longest time for one job, in ms. */
  timeLimitMs: number;
  /** Time after which a thread without work ends, in ms. */
  idleMs: number;
}

/** Thrown where a job takes more time or memory than it may. */
export class TooMuchError extends Error {}

interface Idle {
  thread: Worker;
  timer: NodeJS.Timeout;
}

/** Memory of a thread: a job that needs more fails, instead of taking it from the rest of the process. */
const MAX_HEAP_MB = 192;
const OUT_OF_BOUNDS: readonly unknown[] = ['ABORT_ERR', 'ERR_WORKER_OUT_OF_MEMORY'];

/**
 * Threads that run one job each, made as they are needed: how many at a time is up to whoever calls. One that does not
 * answer in time is ended, whatever it is at.
 */
export function createThreads<Job, Result>({ program, timeLimitMs, idleMs }: Options) {
  const idle: Idle[] = [];

  const take = (): Worker => {
    const next = idle.pop();
    if (!next) return startThread(program);
    clearTimeout(next.timer);
    return next.thread;
  };

  const rest = (thread: Worker): void => {
    const end = () => {
      idle.splice(idle.indexOf(entry), 1);
      void thread.terminate();
    };
    const entry = { thread, timer: setTimeout(end, idleMs).unref() };
    idle.push(entry);
  };

  return {
    /** @throws TooMuchError, and whatever the job fails with. */
    async run(job: Job): Promise<Result> {
      const thread = take();
      try {
        thread.postMessage(job);
        const signal = AbortSignal.timeout(timeLimitMs);
        const [result]: Result[] = await once(thread, 'message', { signal });
        if (result === undefined) throw new Error('A thread has answered nothing.');
        rest(thread);
        return result;
      } catch (error) {
        void thread.terminate();
        throw OUT_OF_BOUNDS.includes(errorCode(error)) ? new TooMuchError() : error;
      }
    },
  };
}

function startThread(program: string): Worker {
  const thread = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
  // What fails while somebody waits is told to them.
  thread.on('error', () => undefined);
  thread.unref();
  return thread;
}
