/** A page for every editor alike: sections of two columns, with columns in one of them. */
export interface BenchBlock {
  id: string;
  type: 'columns' | 'title' | 'text' | 'button' | 'image';
  /** What it says; that of each block is its own. Empty for columns. */
  text: string;
  /** Of columns alone: what is in the left and in the right one. */
  columns: readonly [left: readonly BenchBlock[], right: readonly BenchBlock[]] | null;
}

/** Two of ten are containers, three levels deep. */
const SECTION_SIZE = 10;
const WORDS = 'Cut in small batches from cloth we would wear ourselves, sewn to be mended.';

/** @param count how many blocks, containers among them; a multiple of ten. */
export function benchPage(count: number): BenchBlock[] {
  return Array.from({ length: count / SECTION_SIZE }, (_, at) => section(at * SECTION_SIZE));
}

function section(first: number): BenchBlock {
  const inner = columns(first + 5, [
    [text(first + 6), leaf('button', first + 7, `Button ${first + 7}`)],
    [leaf('title', first + 8, `Title ${first + 8}`), text(first + 9)],
  ]);
  return columns(first, [
    [leaf('title', first + 1, `Title ${first + 1}`), text(first + 2), text(first + 3)],
    [leaf('image', first + 4, `Picture ${first + 4}`), inner],
  ]);
}

function columns(at: number, inside: [BenchBlock[], BenchBlock[]]): BenchBlock {
  return { id: idOf(at), type: 'columns', text: '', columns: inside };
}

const text = (at: number): BenchBlock => leaf('text', at, `Text ${at}. ${WORDS}`);

function leaf(type: BenchBlock['type'], at: number, words: string): BenchBlock {
  return { id: idOf(at), type, text: words, columns: null };
}

const idOf = (at: number): string => `block-${at}`;
