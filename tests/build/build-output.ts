import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

const BUILD = '.next';
const CHUNKS = 'static/chunks';

const manifestSchema = z.object({
  pages: z.record(z.string(), z.array(z.string())),
  lowPriorityFiles: z.array(z.string()),
});

const manifest = manifestSchema.parse(
  JSON.parse(readFileSync(join(BUILD, 'build-manifest.json'), 'utf8')),
);

/** Every page of the build, without the shell and the error page. */
export function builtPages(): string[] {
  return Object.keys(manifest.pages).filter((page) => !page.startsWith('/_'));
}

/** The scripts that the HTML of a page names: the shell's, its own, and Next's lists. */
export function firstLoadScripts(page: string): string[] {
  const own = manifest.pages[page];
  if (!own) throw new Error(`The build has no page ${page}`);
  const named = [...(manifest.pages['/_app'] ?? []), ...own, ...manifest.lowPriorityFiles];
  return [...new Set(named)].filter((path) => path.endsWith('.js'));
}

/** Every script of the build, those that load on demand too. */
export function allScripts(): string[] {
  const files = readdirSync(join(BUILD, CHUNKS)).filter((name) => name.endsWith('.js'));
  return files.map((name) => `${CHUNKS}/${name}`);
}

export function textOf(script: string): string {
  return readFileSync(join(BUILD, script), 'utf8');
}

/** What the scripts weigh as the server sends them, in bytes. */
export function gzipBytes(scripts: readonly string[]): number {
  return scripts.reduce((sum, script) => sum + gzipSync(textOf(script)).length, 0);
}
