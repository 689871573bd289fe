export interface Row {
  group: string;
  name: string;
  unit: string;
  /** null where this machine cannot tell. */
  value: number | null;
  /** The most it may be; figures without one stand for comparison. */
  budget?: number;
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

export function isOver({ value, budget }: Row): boolean {
  return value !== null && budget !== undefined && value > budget;
}

function formatRow(row: Row, width: number): string {
  const { name, unit, value, budget } = row;
  const figure = value === null ? 'unknown' : `${formatNumber(value)} ${unit}`;
  const told = budget === undefined ? '' : `  budget ${formatNumber(budget)} ${unit}`;
  const verdict = isOver(row) ? '  OVER' : '';
  return `  ${name.padEnd(width)}  ${figure.padStart(14)}${told}${verdict}`;
}

export function formatNumber(value: number): string {
  if (value >= 100) return value.toFixed(0);
  if (value >= 1 || value === 0) return value.toFixed(value >= 10 ? 1 : 2);
  return value.toPrecision(2);
}
