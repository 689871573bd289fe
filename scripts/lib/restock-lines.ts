import type { AwaitedStock } from '@/backend/domain/shop-admin';
import { cleanLine } from '@/core/values/clean-text';

/** Formats the open requests, one variant per line. */
export function restockLines(awaited: readonly AwaitedStock[]): string[] {
  return awaited.length === 0 ? ['Nobody waits for anything.'] : awaited.map(toLine);
}

function toLine({ product, options, sku, waiting, since }: AwaitedStock): string {
  const chosen = options.map(({ value }) => value).join(' / ');
  const what = [product, chosen, sku && `(${sku})`].filter(Boolean).join(' ');
  return `${waiting}  since ${since?.toISOString()}  ${cleanLine(what)}`;
}
