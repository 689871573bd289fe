import type pg from 'pg';
import type { Row } from '@/bench/lib/report';
import type { Sent } from './write-load';

export interface Comparison {
  acknowledged: number;
  /** Keys of what was acknowledged and is not there. */
  lost: string[];
  /** Keys of what is there more than once. */
  doubled: string[];
}

/** Compares what shoppers were promised with what is stored. */
export async function compareWithSaved(pool: pg.Pool, sent: readonly Sent[]): Promise<Comparison> {
  const saved = await pool.query<{ key: string; times: number }>(`
    SELECT key, count(*)::int AS times FROM (
      SELECT message AS key FROM contact_messages
      UNION ALL SELECT checkout_key FROM orders
    ) AS written WHERE key IS NOT NULL GROUP BY key`);
  const times = new Map(saved.rows.map((row) => [row.key, row.times]));
  const promised = sent.filter(({ isAcknowledged }) => isAcknowledged);
  return {
    acknowledged: promised.length,
    lost: promised.filter(({ key }) => !times.has(key)).map(({ key }) => key),
    doubled: sent.filter(({ key }) => (times.get(key) ?? 0) > 1).map(({ key }) => key),
  };
}

const REOPENING_BUDGET_MS = 5_000;

/** A comparison and the times until writing went on as rows. */
export function comparisonRows(
  group: string,
  { acknowledged, lost, doubled }: Comparison,
  gapsMs: readonly number[],
): Row[] {
  const slowest = Math.max(...gapsMs);
  return [
    { group, name: 'times', unit: '', value: gapsMs.length },
    { group, name: 'acknowledged writes', unit: '', value: acknowledged },
    { group, name: 'of them lost', unit: '', value: lost.length, budget: 0 },
    { group, name: 'written twice', unit: '', value: doubled.length, budget: 0 },
    {
      ...{ group, name: 'slowest time until it took writes again', unit: 'ms' },
      ...{ value: slowest, budget: REOPENING_BUDGET_MS },
    },
  ];
}
