import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type Content, sanitize } from '@/backend/sanitizer/sanitize';

const LOW_PRIORITY = 10;

/** Takes contents apart in a thread of a server, one after the other (`lib/sanitizer-program.ts`). */
parentPort?.on('message', (content: Content) => parentPort?.postMessage(sanitize(content)));

// Shoppers come first. Elsewhere it would be the priority of the whole process.
if (process.platform === 'linux') setPriority(0, LOW_PRIORITY);
