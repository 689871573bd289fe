/** The middle value, 0 of none. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The smallest value that this share of all (0 to 1) does not exceed, 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
