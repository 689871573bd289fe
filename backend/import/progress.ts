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
  /** Pictures fetched so far. */
  fetched(pictures: number): void;
  /** Clears the bar. */
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
