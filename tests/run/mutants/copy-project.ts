import { execFile } from 'node:child_process';
import { copyFile, link, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_DIR } from '@/scripts/lib/project';
import { makeTemporaryFolder } from '@/tests/backend/test-server';

const PACKAGES = 'node_modules';
/** Folders that programs keep among the packages and write over: a link would let it into the project. */
const KEPT_BY_PROGRAMS = /^\.(vite|cache)/;

type Folders = readonly [string, ...string[]];

/** Works in copies of the project, to be broken without harm; they go with the folder of the run. */
export async function withCopies<Result>(
  count: number,
  work: (folders: Folders) => Promise<Result>,
): Promise<Result> {
  const folders: [string, ...string[]] = [await copyProject()];
  while (folders.length < count) folders.push(await copyProject());
  return work(folders);
}

/**
 * Copies all that belongs to the project, as it is on disk, into a folder of its own. Packages are linked file
 * by file: the build takes no folder that lies outside the project.
 */
async function copyProject(): Promise<string> {
  const { path } = await makeTemporaryFolder();
  for (const file of await projectFiles()) await copyInto(path, file);
  await linkFolder(join(PROJECT_DIR, PACKAGES), join(path, PACKAGES));
  return path;
}

async function projectFiles(): Promise<string[]> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const options = { cwd: PROJECT_DIR, maxBuffer: Number.POSITIVE_INFINITY };
  const { stdout } = await promisify(execFile)('git', args, options);
  return stdout.split('\0').filter(Boolean);
}

async function copyInto(folder: string, file: string): Promise<void> {
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  // One that was deleted is listed until that is committed.
  await copyFile(join(PROJECT_DIR, file), target).catch(unlessMissing);
}

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (KEPT_BY_PROGRAMS.test(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    // Another disk takes no links.
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

function unlessMissing(error: unknown): void {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
  throw error;
}
