import { createHash } from 'node:crypto';
import { createServer, type ListenOptions, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from './home';

const POLL_MS = 10;
const WAIT_MS = 120_000;
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

/**
 * Runs `work` while no other process of this machine runs work under the same key, a folder. A lock file would outlive a
 * killed process; this cannot. @throws when the lock was not free for two minutes.
 */
export async function withStartLock<T>(key: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + WAIT_MS;
  const address = lockAddress(key);
  let lock = await tryListen(address);
  while (!lock) {
    if (Date.now() > deadline) {
      throw new Error(`Another process has been at work on ${key} for two minutes.`);
    }
    await delay(POLL_MS);
    lock = await tryListen(address);
  }
  const held = lock;
  try {
    return await work();
  } finally {
    await new Promise((resolve) => held.close(resolve));
  }
}
