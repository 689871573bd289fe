import { percentile } from '../lib/median';
import { formatNumber } from '../lib/report';
import { budgetOf, P95 } from './budgets';
import { METRIC_NAMES, METRICS, type Metric, type Samples } from './samples';

/** What was measured of one editor on a page of so many blocks, and of the floor around it. */
export interface Measured {
  editor: string;
  /** Whether it is ours, which the budgets are for. */
  isOwn: boolean;
  blocks: number;
  samples: Samples;
  floor: Samples;
}

export interface EditorRow {
  blocks: number;
  metric: string;
  unit: string;
  editor: string;
  p50: number;
  p95: number;
  floor: number;
  overFloor: number;
  budget?: number;
  isOver: boolean;
}

const CRAFT = 'Craft.js';
const HEADINGS = ['p50', 'p95', 'floor p95', 'over floor', 'budget'];
const NAME_WIDTH = 36;
const COLUMN_WIDTH = 12;

/** By size of the page, then by what is measured: the editors below each other. */
export function editorRows(all: readonly Measured[]): EditorRow[] {
  const sizes = [...new Set(all.map(({ blocks }) => blocks))].sort((one, other) => one - other);
  return sizes.flatMap((blocks) => {
    const here = all.filter((measured) => measured.blocks === blocks);
    const craft = here.find(({ editor }) => editor === CRAFT)?.samples;
    return METRIC_NAMES.flatMap((metric) => here.map((one) => rowOf(one, metric, craft)));
  });
}

function rowOf(measured: Measured, metric: Metric, craft: Samples | undefined): EditorRow {
  const { editor, isOwn, blocks, samples, floor } = measured;
  const p95 = percentile(samples[metric], P95);
  const floorP95 = percentile(floor[metric], P95);
  const budget = budgetOf(metric, blocks, { floor, craft });
  return {
    ...{ blocks, metric: METRICS[metric].label, unit: METRICS[metric].unit, editor },
    ...{ p50: percentile(samples[metric], 0.5), p95, floor: floorP95, overFloor: p95 - floorP95 },
    ...(budget !== undefined && { budget }),
    isOver: isOwn && budget !== undefined && p95 > budget,
  };
}

export function formatEditors(rows: readonly EditorRow[]): string {
  const lines = rows.flatMap((row, at) => {
    const before = rows[at - 1];
    const isNewSize = before?.blocks !== row.blocks;
    const isNewMetric = isNewSize || before.metric !== row.metric;
    return [
      ...(isNewSize ? ['', headingOf(row.blocks)] : []),
      ...(isNewMetric ? [`  ${row.metric}${row.unit && `, ${row.unit}`}`] : []),
      formatRow(row),
    ];
  });
  return lines.join('\n');
}

function headingOf(blocks: number): string {
  const name = `${blocks.toLocaleString('en')} blocks`;
  return [name.padEnd(NAME_WIDTH), ...HEADINGS.map(toColumn)].join('');
}

function formatRow({ editor, p50, p95, floor, overFloor, budget, isOver }: EditorRow): string {
  const figures = [p50, p95, floor].map(formatNumber);
  const over = `${overFloor < 0 ? '-' : '+'}${formatNumber(Math.abs(overFloor))}`;
  const received = [...figures, over, budget === undefined ? '' : formatNumber(budget)];
  const line = `    ${editor}`.padEnd(NAME_WIDTH) + received.map(toColumn).join('');
  return `${line.trimEnd()}${isOver ? '  OVER' : ''}`;
}

const toColumn = (text: string): string => text.padStart(COLUMN_WIDTH);
