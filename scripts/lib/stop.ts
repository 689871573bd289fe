import type { Server } from 'node:http';

const GRACE_MS = 10_000;

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

/** Takes no more connections and lets those that are being answered finish. */
export async function stopServer(server: Server): Promise<void> {
  const impatient = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(impatient);
}
