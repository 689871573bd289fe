import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Address } from './address';
import { clusterFolder, type Home, readIfPresent } from './home';

const LOOPBACK = '127.0.0.1';

const pidFilePath = (home: Home): string => join(clusterFolder(home), 'postmaster.pid');

/** Lines: pid, data folder, start time, port, socket folder, listen address, shared memory, status. */
export async function readPidFile(
  home: Home,
): Promise<{ pid: number; address: Address; isReady: boolean } | undefined> {
  const text = (await readIfPresent(pidFilePath(home))) ?? '';
  const [pid, , , port, socketFolder, , , status] = text.split('\n').map((line) => line.trim());
  if (!pid || !/^[1-9]\d*$/.test(pid)) return undefined;
  return {
    pid: Number(pid),
    address: { host: socketFolder || LOOPBACK, port: Number(port) },
    isReady: status === 'ready',
  };
}

/** Removes what a server that is gone has left: PostgreSQL refuses to start while any process has the pid in it. */
export async function removeLockFiles(home: Home, address: Address): Promise<void> {
  await rm(pidFilePath(home), { force: true });
  if (!address.host.startsWith('/')) return;
  await rm(join(address.host, `.s.PGSQL.${address.port}.lock`), { force: true });
}

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

/** Returns true for a process that serves this data folder; after a restart a pid may belong to any program. */
export async function isOurPostmaster(pid: number, home: Home): Promise<boolean> {
  if (process.platform === 'win32') {
    const list = await outputOf('tasklist', ['/FI', `PID eq ${pid}`, '/NH']);
    return list.includes('postgres.exe');
  }
  const line = await commandLine(pid);
  return line.includes('postgres') && line.includes(clusterFolder(home));
}
