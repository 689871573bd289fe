import { REDIRECTS_AT_ONCE } from '../../model/operations';
import { csvRow, csvRows } from '../../values/csv-rows';
import * as messages from './messages';
import type { RedirectLine, RedirectRule } from './shop-redirect';

/** The columns of Shopify's file of redirects, and of ours. */
const COLUMNS = [messages.redirectFromColumn, messages.redirectToColumn];
const NAMES = COLUMNS.map((name) => name.toLowerCase());

/**
 * Reads a file of redirects as its pieces come, some lines at a time. Columns are found by their names; without names the
 * first one is the old path, and the second one where it leads.
 */
export async function* redirectLines(
  pieces: AsyncIterable<string>,
): AsyncGenerator<RedirectLine[]> {
  let places: readonly number[] = [0, 1];
  let lines: RedirectLine[] = [];
  let isFirst = true;
  for await (const { line, cells } of csvRows(pieces, COLUMNS.length)) {
    const named = isFirst ? placesIn(cells) : null;
    isFirst = false;
    if (named) {
      places = named;
      continue;
    }
    const [path = '', target = ''] = places.map((place) => cells[place] ?? '');
    lines.push({ line, path, target });
    if (lines.length < REDIRECTS_AT_ONCE) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
}

function placesIn(cells: readonly string[]): number[] | null {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const places = NAMES.map((name) => names.indexOf(name));
  return places.includes(-1) ? null : places;
}

/** Redirects by their old paths, those behind one of them; none behind the last. */
type LoadBehind = (path: string) => Promise<readonly RedirectRule[]>;

/** Writes a file of redirects, some at a time. */
export async function* redirectFile(load: LoadBehind): AsyncGenerator<string> {
  yield csvRow(COLUMNS);
  let last: RedirectRule | undefined;
  do {
    const rules = await load(last?.path ?? '');
    if (rules.length > 0) yield rules.map(({ path, target }) => csvRow([path, target])).join('');
    last = rules.at(-1);
  } while (last);
}
