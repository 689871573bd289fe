import { createInterface } from 'node:readline/promises';

/** The first line of the standard input, '' where it has none. */
export async function readFirstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin, terminal: false });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
  }
}
