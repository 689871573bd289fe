import { parentPort } from 'node:worker_threads';

const MS = 500;
/** The system itself takes less in between. */
const LEAST_GAP_MS = 0.15;

/** Keeps a core busy, and says which share of that time it had, 0 to 1. Plain JavaScript, as a worker thread runs it. */
const startedAt = performance.now();
let last = startedAt;
let lost = 0;
while (last < startedAt + MS) {
  const now = performance.now();
  if (now - last > LEAST_GAP_MS) lost += now - last;
  last = now;
}
parentPort?.postMessage(1 - lost / (last - startedAt));
