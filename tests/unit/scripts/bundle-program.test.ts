import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { bundleProgram } from '@/scripts/lib/bundle-program.mjs';
import { PROJECT_DIR } from '@/scripts/lib/project';

const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json'];
const BUNDLER = 'scripts/lib/bundle-program.mjs';
const GREETS = `import { word } from './word';
export const greeting: string = word;
console.log(greeting, await import('./later').then(({ later }) => later));`;
/** Starts a shop as a first start does: what a build leaves is not there before. */
const STARTS = `import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
writeFileSync('.next/package.json', '{ "type": "commonjs" }');
writeFileSync('.next/page.js', 'module.exports = "a page";');
console.log(sharp, createRequire(process.cwd() + '/')('./.next/page.js'));`;

/** A project with a program of three sources. */
async function makeProject(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'hemline-bundles-'));
  onTestFinished(() => rm(project, { recursive: true, force: true }));
  for (const file of [...SETTINGS, BUNDLER]) {
    await mkdir(dirname(join(project, file)), { recursive: true });
    await copyFile(join(PROJECT_DIR, file), join(project, file));
  }
  await write(project, { 'greet.ts': GREETS, 'word.ts': say('word', 'good day') });
  await write(project, { 'later.ts': say('later', 'and good night') });
  return project;
}

const say = (name: string, text: string) => `export const ${name}: string = '${text}';`;

async function write(project: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(project, name), text);
}

async function outputOf(file: string, cwd = PROJECT_DIR): Promise<string> {
  return (await promisify(execFile)(process.execPath, [file], { cwd })).stdout.trim();
}

it('makes a program once of the same sources, also where several begin at once', async () => {
  const project = await makeProject();
  const [one, other] = await Promise.all([
    bundleProgram(project, 'greet.ts'),
    bundleProgram(project, 'greet.ts'),
  ]);
  expect(other).toBe(one);
  expect(await outputOf(one)).toBe('good day and good night');
  expect(await bundleProgram(project, 'greet.ts')).toBe(one);
  // A build and what is started after it write the folder each in its own way.
  expect(await bundleProgram(`${project}/`, 'greet.ts')).toBe(one);
  const left = await readdir(dirname(dirname(one)));
  expect(left.filter((name) => name.startsWith('making-'))).toEqual([]);
});

it('makes it anew when a source changes, and lets what runs still load the rest of its own', async () => {
  const project = await makeProject();
  const before = await bundleProgram(project, 'greet.ts');
  await write(project, { 'later.ts': say('later', 'and farewell') });
  const after = await bundleProgram(project, 'greet.ts');
  expect(await outputOf(after)).toBe('good day and farewell');
  expect(await outputOf(before)).toBe('good day and good night');
});

it('makes it anew without a source that is gone', async () => {
  const project = await makeProject();
  await bundleProgram(project, 'greet.ts');
  await write(project, { 'greet.ts': "console.log('no more words');" });
  await rm(join(project, 'word.ts'));
  expect(await outputOf(await bundleProgram(project, 'greet.ts'))).toBe('no more words');
});

/** Has a package there that says a word. */
async function install(project: string, version: string, word: string): Promise<void> {
  const folder = join(project, 'node_modules/greeter');
  await mkdir(folder, { recursive: true });
  await write(folder, {
    'package.json': JSON.stringify({ name: 'greeter', version, type: 'module' }),
    'index.js': `export default '${word}';`,
  });
}

it('makes it anew when another version of a package is installed', async () => {
  const project = await makeProject();
  await write(project, { 'asks.ts': "import word from 'greeter';\nconsole.log(word);" });
  await install(project, '1.0.0', 'hello');
  expect(await outputOf(await bundleProgram(project, 'asks.ts'))).toBe('hello');
  await install(project, '1.0.1', 'welcome');
  expect(await outputOf(await bundleProgram(project, 'asks.ts'))).toBe('welcome');
});

it('keeps no more than the last three', async () => {
  const project = await makeProject();
  const made: string[] = [];
  for (const word of ['one', 'two', 'three', 'four', 'five']) {
    await write(project, { 'word.ts': say('word', word) });
    made.push(await bundleProgram(project, 'greet.ts'));
  }
  const last = made.at(-1) ?? '';
  const folders = (await readdir(dirname(dirname(last)))).filter((name) => !name.endsWith('.json'));
  expect(folders).toHaveLength(3);
  expect(await outputOf(last)).toBe('five and good night');
});

it('says which source is wrong, and keeps nothing of it', async () => {
  const project = await makeProject();
  await write(project, { 'word.ts': 'export const word = ;' });
  await expect(bundleProgram(project, 'greet.ts')).rejects.toThrow(/word\.ts:1:20/);
  await write(project, { 'word.ts': say('word', 'well') });
  expect(await outputOf(await bundleProgram(project, 'greet.ts'))).toBe('well and good night');
});

it('has a program that builds read what was built, in the same process', async () => {
  const project = await makeProject();
  await mkdir(join(project, 'node_modules/sharp'), { recursive: true });
  await write(project, { 'node_modules/sharp/index.js': 'module.exports = "pictures and";' });
  await write(project, { 'start.ts': STARTS });
  expect(await outputOf(await bundleProgram(project, 'start.ts'), project)).toBe(
    'pictures and a page',
  );
});
