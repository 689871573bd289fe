import { MAX_OWN_CATEGORIES } from '@/core/rules/catalogue/own-categories';
import type { Rejection } from './formats/problems';
import * as messages from './messages';
import type { FoldedReason, Loss, Notes } from './notes';

export interface PictureWarning {
  /** First line of the first product that shows it. */
  line: number;
  address: string;
  reason: string;
}

/** Result of an import, or of a `dry-run`. `refused`: `--strict` met a rejected product. */
export interface ImportReport extends Notes {
  outcome: 'applied' | 'dry-run' | 'refused';
  shop: string;
  /** The system whose export the file is, by its header. */
  format: 'shopify' | 'woocommerce';
  created: number;
  updated: number;
  unchanged: number;
  /** Variants whose stock stays as the shop counts it: the file's number may be what was there long ago. */
  preservedStock: number;
  /** Rows of the file without its header and without blank ones. */
  rows: number;
  seconds: number;
  warnings: PictureWarning[];
  /** Columns that mean nothing here, as written. */
  unknownColumns: string[];
  /** Product types that would have been a category beyond the most that a catalogue may have. */
  typesBeyond: string[];
}

export function formatReport(report: ImportReport): string {
  const { created, updated, unchanged, preservedStock, rejected, rows, seconds } = report;
  const { withoutCategory, typesBeyond } = report;
  const warnings = report.warnings.map(
    ({ line, address, reason }) => `  line ${line}, ${address}: ${reason}`,
  );
  const said = new Set(report.lostColumns.map(({ name }) => name));
  const blank = report.unknownColumns.filter((name) => !said.has(name));
  return [
    ...section(messages.rejected, report.reasons.flatMap(reasonLines)),
    ...section(messages.unfetchedPictures, warnings),
    ...section(messages.ignoredColumns, [...report.lostColumns.map(lossLine), ...listed(blank)]),
    ...section(messages.lostElements, report.lostElements.map(lossLine)),
    ...section(messages.typesBeyond(MAX_OWN_CATEGORIES), listed(typesBeyond.slice(0, MAX_LISTED))),
    ...(withoutCategory.products > 0
      ? [messages.withoutCategory(withoutCategory.products, withoutCategory.types)]
      : []),
    ...(preservedStock > 0 ? [messages.preservedStock(preservedStock)] : []),
    `${created} created, ${updated} updated, ${unchanged} unchanged, ${rejected} rejected`,
    `${rows} rows in ${seconds.toFixed(1)} s, shop ${report.shop}`,
    ...OUTCOMES[report.outcome],
  ].join('\n');
}

const MAX_LISTED = 10;

const listed = (names: readonly string[]): string[] => names.map((name) => `  ${name}`);

const lossLine = ({ name, products }: Loss): string =>
  `  ${name}, ${messages.inProducts(products)}`;

function reasonLines({ lines, first }: FoldedReason): string[] {
  const more = lines - first.length;
  return [...first.map(rejectionLine), ...(more > 0 ? [`  ${messages.moreLines(more)}`] : [])];
}

const rejectionLine = ({ line, handle, reason }: Rejection): string =>
  `  line ${line}, ${handle || 'no handle'}: ${reason}`;

const OUTCOMES: Record<ImportReport['outcome'], string[]> = {
  applied: [],
  'dry-run': [messages.dryRun],
  refused: [messages.strict],
};

const section = (title: string, lines: string[]) => (lines.length > 0 ? [title, ...lines] : []);

const BAR_WIDTH = 30;
const BAR_EVERY_MS = 100;
const LINE_EVERY_MS = 3000;

interface ProgressOutput {
  isTTY?: boolean;
  write(text: string): unknown;
}

interface Progress {
  /** Progress of reading: bytes of the file, and products so far. */
  read(bytes: number, size: number, products: number): void;
  fetched(pictures: number): void;
  end(): void;
}

/** A progress bar on a terminal; elsewhere a plain line every few seconds. */
export function createProgress(output: ProgressOutput, now: () => number = Date.now): Progress {
  const isBar = output.isTTY === true;
  let shownAt = isBar ? Number.NEGATIVE_INFINITY : now();
  const show = (text: () => string) => {
    if (now() - shownAt < (isBar ? BAR_EVERY_MS : LINE_EVERY_MS)) return;
    shownAt = now();
    output.write(isBar ? `\r\x1b[K${text()}` : `${text()}\n`);
  };
  return {
    read: (bytes, size, products) =>
      show(() => {
        const share = size > 0 ? Math.min(1, bytes / size) : 1;
        const percent = `${Math.floor(share * 100)} %`;
        const progress = `${percent}, ${products} products read`;
        return isBar ? `${bar(share)} ${progress}` : progress;
      }),
    fetched: (pictures) => show(() => `${pictures} pictures fetched`),
    end: () => {
      if (isBar) output.write('\r\x1b[K');
    },
  };
}

function bar(share: number): string {
  const filled = Math.round(share * BAR_WIDTH);
  return `[${'#'.repeat(filled)}${'-'.repeat(BAR_WIDTH - filled)}]`;
}
