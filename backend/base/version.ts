import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the version of Hemline that runs, as package.json has it. */
export function readVersion(): string {
  const text = readFileSync(join(process.cwd(), 'package.json'), 'utf8');
  return /"version": "([^"]+)"/.exec(text)?.[1] ?? '';
}
