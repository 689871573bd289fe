import type { Server } from 'node:http';

const GRACE_MS = 10_000;
const PARENT_POLL_MS = 500;

/** Runs `stop` at the first SIGTERM or SIGINT, or when npm has gone that started this, then ends the process; a second signal ends it at once. */
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
  endWithNpm();
}

let isWatching = false;

/**
 * Sends SIGTERM to this process, once, when npm has gone that started it: a signal npm passes to the shell between, which
 * ends without passing it on.
 */
export function endWithNpm(): void {
  if (isWatching || !process.env.npm_lifecycle_event) return;
  isWatching = true;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_POLL_MS);
  watch.unref();
}

/** Takes no more connections and lets those that are being answered finish. */
export async function stopServer(server: Server): Promise<void> {
  const impatient = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(impatient);
}
