import type { CsvRecord } from './csv-records';
import * as messages from './messages';
import { ImportFileError } from './problems';
import type { WooRecord } from './woocommerce-staging';

/** Columns of WooCommerce's product CSV that are read, by their headers in small letters; others are told of. */
const READ = [
  ...['id', 'type', 'sku', 'name', 'published', 'visibility in catalog', 'short description'],
  ...['description', 'date sale price starts', 'date sale price ends', 'tax status', 'in stock?'],
  ...['stock', 'backorders allowed?', 'sale price', 'regular price', 'categories', 'tags'],
  ...[
    'images',
    'parent',
    'brands',
    'gtin, upc, ean, or isbn',
    'cost of goods',
    'cost of goods sold',
  ],
] as const;
export type WooColumn = (typeof READ)[number];

/** Columns of no consequence: where a product stands in a list, and what every product may have. */
const PASSED_OVER = new Set(['position', 'allow customer reviews?', 'is featured?']);

const WEIGHT = /^weight \((kg|g|lbs?|oz)\)$/;
const ATTRIBUTE = /^attribute (\d+) (name|value\(s\)|visible|global|default)$/;
const META = /^meta: ?(.+)$/i;

/** Reads records of a file under its header. @throws ImportFileError for a column that stands twice */
export function wooColumns({ cells: header, line }: CsvRecord) {
  const titles = header.map((title) => title.trim());
  const names = titles.map(nameOf);
  const repeated = names.find((name, at) => name !== '' && names.indexOf(name) !== at);
  if (repeated !== undefined) throw new ImportFileError(messages.repeatedColumn(repeated), line);
  const isUnknown = (name: string) =>
    !READ.some((one) => one === name) &&
    !PASSED_OVER.has(name) &&
    ![WEIGHT, ATTRIBUTE, META].some((family) => family.test(name));
  const unknown = names.flatMap((name, position) =>
    name !== '' && isUnknown(name) ? [{ position, title: titles[position] ?? '' }] : [],
  );
  return {
    unknown: unknown.map(({ title }) => title),
    read(record: CsvRecord): WooRecord {
      if (record.cells.length !== header.length) {
        throw new ImportFileError(
          messages.wrongWidth(record.cells.length, header.length),
          record.line,
        );
      }
      const said = record.cells.flatMap((cell, at) => {
        const text = cell.trim();
        return text === '' ? [] : [[names[at] ?? '', text] as const];
      });
      const lost = unknown.flatMap(({ position, title }) =>
        ['', '0'].includes(record.cells[position]?.trim() ?? '') ? [] : title,
      );
      return toRecord(record, Object.fromEntries(said), lost);
    },
  };
}

/** Headers are known in any case; the key of a further field is what its plug-in calls it. */
const nameOf = (title: string): string => {
  const key = META.exec(title)?.[1];
  return key === undefined ? title.toLowerCase() : `meta: ${key}`;
};

function toRecord(
  { line, separator }: CsvRecord,
  cells: Record<string, string>,
  lost: string[],
): WooRecord {
  const types = (cells.type ?? 'simple').toLowerCase().split(/\s*,\s*/);
  return {
    ...{ line, types, cells, lost, hasDecimalComma: separator === ';' },
    isVariation: types.includes('variation'),
    id: cells.id ?? '',
    sku: cells.sku ?? '',
    parent: cells.parent ?? '',
    attributes: attributesOf(cells),
    weight: weightOf(cells),
    metas: Object.entries(cells).flatMap(([name, text]) => {
      const key = META.exec(name)?.[1];
      return key ? [[key, text] as const] : [];
    }),
  };
}

/** Attributes by their names, whatever their numbers; a value of several stands in one text. */
function attributesOf(cells: Readonly<Record<string, string>>): WooRecord['attributes'] {
  return Object.entries(cells).flatMap(([name, text]) => {
    const [, number, part] = ATTRIBUTE.exec(name) ?? [];
    if (part !== 'name') return [];
    return [{ name: text, value: cells[`attribute ${number} value(s)`] ?? '' }];
  });
}

function weightOf(cells: Readonly<Record<string, string>>): WooRecord['weight'] {
  const name = Object.keys(cells).find((one) => WEIGHT.test(one));
  const unit = name && WEIGHT.exec(name)?.[1];
  return name && unit ? { text: cells[name] ?? '', unit: unit === 'lbs' ? 'lb' : unit } : null;
}
