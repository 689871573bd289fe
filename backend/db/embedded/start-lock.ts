import { createHash } from 'node:crypto';
import { createServer, type ListenOptions, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../../base/error-code';

const POLL_MS = 10;
const LONG_POLL_MS = 100;
const MOMENT_MS = 3_000;
const FIRST_PORT = 30_000;
const PORT_COUNT = 2_000;

/** A name the kernel holds for one listener at a time and frees when its process ends, however it ends. */
function lockAddress(key: string): ListenOptions {
  const hash = createHash('sha256').update(key).digest();
  const name = `hemline-start-${hash.toString('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return { path: `\0${name}` };
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\${name}` };
  return { host: '127.0.0.1', port: FIRST_PORT + (hash.readUInt32BE() % PORT_COUNT) };
}

function tryListen(address: ListenOptions): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) =>
      errorCode(error) === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen({ ...address, exclusive: true }, () => resolve(server));
  });
}

interface Waiting {
  /** Ends the wait early. */
  signal?: AbortSignal | undefined;
  /** Called once where the wait takes more than a moment. */
  onWait?: (() => void) | undefined;
}

/**
 * Runs `work` while no other process of this machine runs work under the same key, such as a folder; waits for as long as that
 * takes. A lock file would outlive a killed process; this cannot.
 */
export async function withStartLock<T>(
  key: string,
  work: () => Promise<T>,
  waiting: Waiting = {},
): Promise<T> {
  const held = await takeLock(lockAddress(key), waiting);
  try {
    return await work();
  } finally {
    await new Promise((resolve) => held.close(resolve));
  }
}

async function takeLock(address: ListenOptions, { signal, onWait }: Waiting): Promise<Server> {
  const patientUntil = performance.now() + MOMENT_MS;
  let isLong = false;
  for (;;) {
    const lock = await tryListen(address);
    if (lock) return lock;
    if (!isLong && performance.now() > patientUntil) {
      isLong = true;
      onWait?.();
    }
    await delay(isLong ? LONG_POLL_MS : POLL_MS, undefined, { ...(signal && { signal }) });
  }
}
