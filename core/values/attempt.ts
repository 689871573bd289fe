/** Returns what a function gives; undefined where it throws, as storage does that is blocked or full. */
export function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
