import type { Browser } from 'playwright';
import { measurePaint } from './browser-metrics';
import type { Target } from './load';
import { weighPage } from './page-weight';
import type { Row } from './report';
import { shopPages } from './shop-pages';

const BUDGETS = { lcpMs: 1200, tbtMs: 150, cls: 0 };

/** What a shopper on a slow phone gets of the pages. */
export async function visitorRows(target: Target, browser: Browser): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, paths, budgets } of await shopPages(target)) {
    const most = { ...BUDGETS, ...budgets };
    const path = paths[0] ?? '/';
    const weight = await weighPage(target, path);
    const paint = await measurePaint(browser, `http://${target.host}:${target.port}${path}`);
    const figures = { ...weight, ...paint };
    const row = (
      label: string,
      unit: string,
      key: keyof typeof figures & keyof typeof most,
    ): Row => ({
      group: `A first visit to the ${name} page`,
      name: label,
      unit,
      value: figures[key],
      budget: most[key],
    });
    rows.push(
      row('first-load JavaScript', 'KB', 'scriptKb'),
      row('HTML', 'KB', 'htmlKb'),
      row('largest contentful paint', 'ms', 'lcpMs'),
      row('blocking time', 'ms', 'tbtMs'),
      row('layout shift', '', 'cls'),
    );
  }
  return rows;
}
