import { ALL_PRODUCTS } from '../../model/category';
import type { Measurement, SizeGuide, SizeValue } from '../../model/size-guide';
import { csvRow } from '../../values/csv-rows';
import * as messages from './messages';

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Writes guides as a file that `readGuideFile` reads as the same ones: a table for those with the same columns. */
export function writeGuideFile(guides: readonly SizeGuide[]): string {
  const tables = new Map<string, string>();
  for (const guide of guides) {
    const header = headerOf(guide.measurements);
    const rows = guideRows(guide).map(csvRow).join('');
    tables.set(header, (tables.get(header) ?? header) + rows);
  }
  return BYTE_ORDER_MARK + ([...tables.values()].join('') || headerOf([]));
}

const headerOf = (measurements: readonly Measurement[]): string => {
  const named = [messages.categoryColumn, messages.brandColumn, messages.sizeColumn];
  return csvRow([...named, ...measurements.map(columnOf)]);
};

const columnOf = ({ name, unit }: Measurement): string => (unit ? `${name} (${unit})` : name);

function guideRows({ category, brand, note, measurements, sizes }: SizeGuide): string[][] {
  const row = (size: string, cells: readonly string[]) => [
    ...[category || ALL_PRODUCTS, brand, size],
    ...measurements.map((_, at) => cells[at] ?? ''),
  ];
  const how = measurements.map((one) => one.how);
  return [
    ...(note ? [row(messages.noteRow, [note])] : []),
    ...(how.some(Boolean) ? [row(messages.howRow, how)] : []),
    ...sizes.map(({ name, values }) => row(name, values.map(valueText))),
  ];
}

/** A range has a long dash: of a short one spreadsheets make dates. */
function valueText(value: SizeValue): string {
  if (typeof value === 'string') return value;
  const [from, to] = value;
  return from === to ? String(from) : `${from}–${to}`;
}
