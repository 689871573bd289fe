/** Describes how a CSV file is written: what stands between cells and at the end of rows. */
export interface Dialect {
  separator: string;
  /** CR where no line ends otherwise, as older spreadsheets of the Mac write. */
  newline: '\n' | '\r';
  /** Bytes of a first line like `sep=;`, by which a spreadsheet says the same; 0 for none. */
  preamble: number;
}

const SEPARATORS = [',', ';', '\t'] as const;
/** Longest header that is looked at, in bytes. */
const MAX_HEADER_BYTES = 256 * 1024;
const SEPARATOR_LINE = /^\uFEFF?"?sep=(.)"?\s*?(?:\r\n|\n|\r|$)/i;

/** Reads the beginning of a file as far as its header, and how it is written. */
export async function readDialect(chunks: AsyncIterator<Buffer>) {
  let head: Buffer = Buffer.alloc(0);
  let isWhole = false;
  while (!isWhole && !hasHeader(head) && head.length < MAX_HEADER_BYTES) {
    const { done, value } = await chunks.next();
    isWhole = done === true;
    if (!done) head = Buffer.concat([head, value]);
  }
  return { head, dialect: dialectOf(head.toString()) };
}

/** Two lines, the first of which may name the separator. The LF of the second is not to be missed. */
const hasHeader = (head: Buffer): boolean => /(?:[\r\n]+[^\r\n]+){2}/.test(head.toString('latin1'));

function dialectOf(head: string): Dialect {
  const [line = '', named] = SEPARATOR_LINE.exec(head) ?? [];
  // Without what is quoted, also where that has no end here: a line break in it ends no row. Of a CR at the end the LF
  // may be still to come.
  const header = head
    .slice(line.length)
    .trimStart()
    .replace(/"[^"]*(?:"|$)|\r$/g, '');
  return {
    separator: SEPARATORS.find((one) => one === named) ?? separatorOf(header),
    newline: header.includes('\r') && !header.includes('\n') ? '\r' : '\n',
    preamble: Buffer.byteLength(line),
  };
}

/** The separator that stands most often in the first row. */
function separatorOf(header: string): string {
  const [row = ''] = header.split(/[\r\n]/);
  const counts = SEPARATORS.map((one) => row.split(one).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}
