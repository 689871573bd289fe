import { execFile } from 'node:child_process';
import { cpus, release, type as systemName, totalmem } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { locateBinaries } from '@/backend/db/embedded/binaries';
import { PROJECT_DIR } from '@/scripts/lib/project';
import { findBrowser } from '@/tests/run/find-browser';

const BYTES_PER_GB = 2 ** 30;

/** What figures were measured on, as lines to be printed above them. */
export async function machineLines(): Promise<string[]> {
  const cores = cpus();
  const { folder } = await locateBinaries(PROJECT_DIR);
  return [
    `${cores[0]?.model.trim() || 'an unknown processor'}, ${cores.length} cores, ${Math.round(totalmem() / BYTES_PER_GB)} GB of memory`,
    `${systemName()} ${release()}, Node ${process.versions.node}`,
    `${await versionOf(await findBrowser())}; ${await versionOf(join(folder, 'bin', 'postgres'))}`,
  ];
}

async function versionOf(program: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, ['--version']);
  return stdout.trim();
}
