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

/** Time in which a proxy asks `/readyz` and lets go of connections that are idle. */
const DRAIN_MS = 5_000;
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
 * Takes no more connections and lets those that are being answered finish. Proxies are served for a while before: one
 * that finds the door closed goes elsewhere, but may have sent a request through a connection that was still open.
 */
export async function stopServer(
  { server, drain }: Pick<Listening, 'server' | 'drain'>,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): Promise<void> {
  drain();
  if (trustedProxies !== 0) await new Promise((resolve) => setTimeout(resolve, DRAIN_MS));
  // One whose answer had begun before stays open behind it.
  const closing = setInterval(() => server.closeIdleConnections(), POLL_MS);
  const impatient = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearInterval(closing);
  clearTimeout(impatient);
}
