import { threadId } from 'node:worker_threads';
import { afterAll } from 'vitest';

/**
 * Ends with a file what it has begun and left: a cart that asks for prices after a moment, a store that is written
 * every so often, a tab that listens to others. It would act in the midst of the next file, where files share their
 * code. What tabs tell each other stays in the file as well: those of one process would hear of it in every thread.
 */
export function keepFilesApart(): void {
  endTimers('setTimeout');
  endTimers('setInterval');
  endFrames();
  endChannels();
}

type Timer = ReturnType<typeof setTimeout>;
type Begin = (act: (...args: unknown[]) => void, ...rest: unknown[]) => Timer;

function endTimers(name: 'setTimeout' | 'setInterval'): void {
  const begin = globalThis[name] as Begin;
  const left = new Set<Timer>();
  const noting: Begin = (act, ...rest) => {
    const timer = begin(
      (...args) => {
        if (name === 'setTimeout') left.delete(timer);
        act(...args);
      },
      ...rest,
    );
    left.add(timer);
    return timer;
  };
  Object.assign(globalThis, { [name]: Object.assign(noting, begin) });
  afterAll(() => {
    Object.assign(globalThis, { [name]: begin });
    // What either of them begins, this ends.
    for (const timer of left) clearTimeout(timer);
  });
}

/** Cancels frames, by their own call: jsdom gives none any more where their timer is ended and one is left. */
function endFrames(): void {
  const begin = globalThis.requestAnimationFrame;
  if (!begin) return;
  const left = new Set<number>();
  globalThis.requestAnimationFrame = (act) => {
    const frame = begin((now) => {
      left.delete(frame);
      act(now);
    });
    left.add(frame);
    return frame;
  };
  afterAll(() => {
    globalThis.requestAnimationFrame = begin;
    for (const frame of left) cancelAnimationFrame(frame);
  });
}

function endChannels(): void {
  const Channel = globalThis.BroadcastChannel;
  const left = new Set<BroadcastChannel>();
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(`${name} (${threadId})`);
      left.add(this);
    }
  };
  afterAll(() => {
    globalThis.BroadcastChannel = Channel;
    for (const channel of left) channel.close();
  });
}
