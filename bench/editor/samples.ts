const FRAME_MS = 1000 / 60;

/** What is measured, in the order of the table. */
export const METRICS = {
  press: { label: 'Key press, shown in the canvas', unit: 'ms' },
  pressFrame: { label: 'Key press, next paint', unit: 'ms' },
  select: { label: 'Click to filled panel', unit: 'ms' },
  duplicate: { label: 'Duplicate', unit: 'ms' },
  remove: { label: 'Delete', unit: 'ms' },
  undo: { label: 'Undo', unit: 'ms' },
  frame: { label: 'Frame while dragging', unit: 'ms' },
  dropped: { label: 'Frames dropped of a drag', unit: '' },
  longTasks: { label: 'Tasks over 50 ms of a drag', unit: '' },
  longestTask: { label: 'Longest task of a drag', unit: 'ms' },
  ready: { label: 'Ready, from navigation', unit: 'ms' },
  scripts: { label: 'JavaScript, gzip', unit: 'KB' },
} as const;

export type Metric = keyof typeof METRICS;
export type Samples = Readonly<Record<Metric, readonly number[]>>;

export const METRIC_NAMES = Object.keys(METRICS) as Metric[];

/** All that two measurements of one thing have found. */
export function joinSamples(one: Samples, other: Samples): Samples {
  const joined: Record<Metric, readonly number[]> = { ...one };
  for (const metric of METRIC_NAMES) joined[metric] = [...one[metric], ...other[metric]];
  return joined;
}

/** From the times at which frames were drawn: how long each took, and how many were left out. */
export function frameSamples(times: readonly number[]): { frame: number[]; dropped: number } {
  const frame = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const leftOut = (ms: number) => Math.max(0, Math.round(ms / FRAME_MS) - 1);
  return { frame, dropped: frame.reduce((sum, ms) => sum + leftOut(ms), 0) };
}
