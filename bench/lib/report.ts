export interface Row {
  group: string;
  name: string;
  unit: string;
  /** null where this machine cannot tell. */
  value: number | null;
  /** The most it may be; figures without one stand for comparison. */
  budget?: number;
  /** The least it must be. */
  least?: number;
}

const GROUP_GAP = '';

/** The figures as a table, each beside its budget. */
export function formatTable(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.flatMap((row, at) => {
    const isFirst = rows[at - 1]?.group !== row.group;
    return [...(isFirst ? [GROUP_GAP, row.group] : []), formatRow(row, width)];
  });
  return lines.join('\n');
}

/** Whether a figure is not what is asked of it. What could not be measured misses a demand for the least. */
export function isMissed({ value, budget, least }: Row): boolean {
  if (value === null) return least !== undefined;
  return (budget !== undefined && value > budget) || (least !== undefined && value < least);
}

function formatRow(row: Row, width: number): string {
  const { name, unit, value, budget, least } = row;
  const figure = value === null ? 'unknown' : `${formatNumber(value)} ${unit}`;
  const most = budget === undefined ? '' : `  budget ${formatNumber(budget)} ${unit}`;
  const fewest = least === undefined ? '' : `  at least ${formatNumber(least)} ${unit}`;
  const verdict = isMissed(row) ? '  MISSED' : '';
  return `  ${name.padEnd(width)}  ${figure.padStart(14)}${most}${fewest}${verdict}`.trimEnd();
}

export function formatNumber(value: number): string {
  if (value >= 100) return value.toFixed(0);
  if (value >= 1 || value === 0) return value.toFixed(value >= 10 ? 1 : 2);
  return value.toPrecision(2);
}
