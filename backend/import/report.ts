import type { Rejection } from './imported-product';
import * as messages from './messages';

export interface PictureWarning {
  /** First line of the first product that shows it. */
  line: number;
  address: string;
  reason: string;
}

/** Result of an import, or of a `dry-run`. `refused`: `--strict` met a rejected product. */
export interface ImportReport {
  outcome: 'applied' | 'dry-run' | 'refused';
  shop: string;
  created: number;
  updated: number;
  unchanged: number;
  /** Variants whose stock stays as the shop counts it: the file's number may be what was there long ago. */
  preservedStock: number;
  /** Products left out; their reasons stand in `rejections`. */
  rejected: number;
  /** Rows of the file without its header and without blank ones. */
  rows: number;
  seconds: number;
  rejections: Rejection[];
  warnings: PictureWarning[];
  unknownColumns: string[];
}

export function formatReport(report: ImportReport): string {
  const { created, updated, unchanged, preservedStock, rejected, rows, seconds } = report;
  const lines = report.rejections.map(
    ({ line, handle, reason }) => `  line ${line}, ${handle || 'no handle'}: ${reason}`,
  );
  const warnings = report.warnings.map(
    ({ line, address, reason }) => `  line ${line}, ${address}: ${reason}`,
  );
  const ignored = report.unknownColumns.map((name) => `  ${name}`);
  return [
    ...section(messages.rejected, lines),
    ...section(messages.unfetchedPictures, warnings),
    ...section(messages.ignoredColumns, ignored),
    ...(preservedStock > 0 ? [messages.preservedStock(preservedStock)] : []),
    `${created} created, ${updated} updated, ${unchanged} unchanged, ${rejected} rejected`,
    `${rows} rows in ${seconds.toFixed(1)} s, shop ${report.shop}`,
    ...OUTCOMES[report.outcome],
  ].join('\n');
}

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
