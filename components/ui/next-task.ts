/** Waits for a task of its own, so that a browser that is busy with this one can paint and answer in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
