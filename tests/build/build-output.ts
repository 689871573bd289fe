import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const BUILD = '.next';
const CHUNKS = 'static/chunks';

const manifestSchema = z.object({
  pages: z.record(z.string(), z.array(z.string())),
  lowPriorityFiles: z.array(z.string()),
  pagesChunkGroupBootstrapParams: z.record(
    z.string(),
    z.object({ runtimeModuleIds: z.array(z.number()) }),
  ),
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

const viewsSchema = z.record(z.string(), z.object({ files: z.array(z.string()) }));

/** What the HTML of a page can name beside those: the scripts of each view that comes along. */
export function dynamicViews(page: string): string[][] {
  const name = page === '/' ? '/index' : page;
  const path = join(BUILD, 'server/pages', name, 'react-loadable-manifest.json');
  const views = viewsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  return Object.values(views).map(({ files }) => files.filter((file) => file.endsWith('.js')));
}

/** What the scripts of a page evaluate once they are there, by the ids of modules. */
export function modulesStarted(page: string): number[] {
  return manifest.pagesChunkGroupBootstrapParams[page]?.runtimeModuleIds ?? [];
}

/** Every script of the build, those that load on demand too. */
export function allScripts(): string[] {
  return allFiles('.js');
}

export function allStyleSheets(): string[] {
  return allFiles('.css');
}

export function textOf(file: string): string {
  return readFileSync(join(BUILD, file), 'utf8');
}

function allFiles(extension: string): string[] {
  const files = readdirSync(join(BUILD, CHUNKS)).filter((name) => name.endsWith(extension));
  return files.map((name) => `${CHUNKS}/${name}`);
}
