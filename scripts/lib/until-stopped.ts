/** Returns what ends work at the first SIGINT or SIGTERM, so that nothing half done stays; a second one ends the process. */
export function untilStopped(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort(new Error('It was stopped. Nothing was changed.'));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return controller.signal;
}
