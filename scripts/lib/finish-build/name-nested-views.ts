import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const PAGES = 'server/pages';
const MANIFEST = 'react-loadable-manifest.json';

/** By the id of a module, the scripts and styles that bring it. */
const manifestSchema = z.record(
  z.string(),
  z.object({ id: z.number(), files: z.array(z.string()) }),
);

type Manifest = z.infer<typeof manifestSchema>;
/** Null for a script that was not built. */
type ReadScript = (file: string) => Promise<string | null>;

/** An `import()` as it is built: the files that are fetched, and the module that is meant. */
const IMPORT =
  /Promise\.all\(\[("[^\]]+")\]\.map\([\w$]+=>[\w$]+\.l\([\w$]+\)\)\)\.then\(\(\)=>[\w$]+\((\d+)\)\)/g;

/** What the compiler leaves behind of a `dynamic()`: the modules that it shows. */
const DYNAMIC = /loadableGenerated:\{modules:\[([\d,]+)\]/g;

/**
 * A page's HTML names the scripts and styles of what `next/dynamic` shows by a list that Next makes for
 * it. What stands inside of something dynamic is missing there, as every block of a designed page is: it
 * would be fetched late, by the script it stands in. Puts it on the lists of a finished build. What only
 * ever shows within something that browsers fetch by themselves, as the blocks of the editor do, is on the
 * list under scripts that do not exist: that is taken off.
 */
export async function nameNestedViews(buildDir: string): Promise<void> {
  const scripts = new Map<string, Promise<string | null>>();
  const readScript: ReadScript = (file) => {
    const text = scripts.get(file) ?? readIfBuilt(join(buildDir, file));
    scripts.set(file, text);
    return text;
  };
  const paths = await readdir(join(buildDir, PAGES), { recursive: true });
  for (const path of paths.filter((name) => name.endsWith(MANIFEST))) {
    const file = join(buildDir, PAGES, path);
    const manifest = manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    await writeFile(file, JSON.stringify(await withNested(manifest, readScript)));
  }
}

async function withNested(manifest: Manifest, readScript: ReadScript): Promise<Manifest> {
  const complete = { ...manifest };
  const left = Object.values(manifest);
  for (let view = left.pop(); view; view = left.pop()) {
    const names = view.files.filter((name) => name.endsWith('.js'));
    const scripts = await Promise.all(names.map(readScript));
    if (scripts.includes(null)) delete complete[view.id];
    for (const nested of viewsIn(scripts.join('\n'))) {
      if (complete[nested.id]) continue;
      complete[nested.id] = nested;
      left.push(nested);
    }
  }
  return complete;
}

async function readIfBuilt(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** The views that a script shows dynamically; what else it imports is fetched when it is wanted. */
function viewsIn(script: string): Manifest[string][] {
  const shown = new Set(
    Array.from(script.matchAll(DYNAMIC), ([, ids = '']) => ids.split(',')).flat(),
  );
  return Array.from(script.matchAll(IMPORT))
    .filter(([, , id = '']) => shown.has(id))
    .map(([, files, id]) => ({
      id: Number(id),
      files: z.array(z.string()).parse(JSON.parse(`[${files}]`)),
    }));
}
