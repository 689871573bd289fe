import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readIfPresent } from './files';
import { clusterFolder, type Home } from './home';

const run = promisify(execFile);

async function outputOf(command: string, args: string[]): Promise<string> {
  return run(command, args).then(
    ({ stdout }) => stdout,
    () => '',
  );
}

/** The command line of a running process; empty where there is none, and for a zombie. */
async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return (await readIfPresent(`/proc/${pid}/cmdline`).catch(() => '')) ?? '';
  }
  return outputOf('ps', ['-ww', '-p', String(pid), '-o', 'command=']);
}

/**
 * Returns true for a process that serves this data folder. A pid alone proves nothing: after a restart it may
 * belong to any program.
 */
export async function isOurPostmaster(pid: number, home: Home): Promise<boolean> {
  if (process.platform === 'win32') {
    const list = await outputOf('tasklist', ['/FI', `PID eq ${pid}`, '/NH']);
    return list.includes('postgres.exe');
  }
  const line = await commandLine(pid);
  return line.includes('postgres') && line.includes(clusterFolder(home));
}
