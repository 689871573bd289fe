import { Server } from 'node:net';
import type { Config } from '@/backend/base/config';
import type { Backend } from '@/backend/create-backend';
import { startUpkeep } from '@/backend/upkeep';
import type { Listening } from '@/edge/listen';
import { makePicturesAhead } from './picture-process';

const ends = new WeakMap<Promise<Backend>, Promise<() => Promise<void>>>();

/** Has a backend do what no call does, from when it is open; where it does not open there is nothing to do. */
export function keepUp(opening: Promise<Backend>): void {
  const begun = opening.then(begin, () => async () => undefined);
  ends.set(opening, begun);
}

function begin({ services, config }: Backend): () => Promise<void> {
  const ending = [startUpkeep(services)];
  if (config.makesPicturesAhead) ending.push(makePicturesAhead(services));
  return async () => {
    await Promise.all(ending.map((end) => end()));
  };
}

/** Closes a backend once its jobs under way are done; one that never opened is closed. */
export async function closeBackend(opening: Promise<Backend>): Promise<void> {
  const end = await ends.get(opening);
  await end?.();
  await opening.then(
    (backend) => backend.close(),
    () => undefined,
  );
}

/** Time in which a proxy asks `/readyz`. */
const NOTICE_MS = 5_000;
/** Time in which a proxy uses a connection that is idle, or lets go of it. */
const IDLE_MS = 5_000;
const GRACE_MS = 10_000;
const POLL_MS = 50;

/** Runs `stop` at the first SIGTERM or SIGINT, then ends the process; a second signal ends it at once. */
export function onStopSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end).on('SIGINT', end);
}

/**
 * Takes no more connections and lets those that are being answered finish. A proxy is told before, and served meanwhile;
 * one that asks nobody how they are finds the port closed, goes elsewhere, and ends what is still open by its next
 * request there: a connection that we closed first may be carrying one already.
 */
export async function stopServer(
  { server, leave, drain }: Pick<Listening, 'server' | 'leave' | 'drain'>,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): Promise<void> {
  const idleMs = trustedProxies === 0 ? 0 : IDLE_MS;
  leave();
  if (trustedProxies !== 0) await pause(NOTICE_MS);
  drain();
  // That of `server` itself closes what is idle at once.
  const closed = new Promise((resolve) => Server.prototype.close.call(server, resolve));
  const impatient = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await Promise.race([closed, pause(idleMs)]);
  // One whose answer had begun before is idle behind it.
  const closing = setInterval(() => server.closeIdleConnections(), POLL_MS);
  server.closeIdleConnections();
  await closed;
  clearInterval(closing);
  clearTimeout(impatient);
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
