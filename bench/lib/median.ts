/** The middle value, 0 of none. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value that this share of all (0 to 1) does not exceed, 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
