import { ALL_PRODUCTS } from '../../model/category';
import type { Measurement, SizeGuide, SizeValue } from '../../model/size-guide';
import { csvRow } from '../../values/csv-rows';
import * as messages from './messages';

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Writes guides as a file that `readGuideFile` reads as the same ones. */
export function writeGuideFile(guides: readonly SizeGuide[]): string {
  const columns = [...new Set(guides.flatMap(({ measurements }) => measurements.map(columnOf)))];
  const named = [messages.categoryColumn, messages.brandColumn, messages.sizeColumn];
  const rows = guides.flatMap((guide) => guideRows(guide, columns));
  return BYTE_ORDER_MARK + [[...named, ...columns], ...rows].map(csvRow).join('');
}

const columnOf = ({ name, unit }: Measurement): string => (unit ? `${name} (${unit})` : name);

function guideRows(guide: SizeGuide, columns: readonly string[]): string[][] {
  const { category, brand, note, measurements, sizes } = guide;
  const row = (size: string, texts: readonly string[]) => {
    const byColumn = new Map(measurements.map((one, at) => [columnOf(one), texts[at] ?? '']));
    const cells = columns.map((column) => byColumn.get(column) ?? '');
    return [category || ALL_PRODUCTS, brand, size, ...cells];
  };
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
