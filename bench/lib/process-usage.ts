import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const MS_PER_SECOND = 1000;
/** The kernel counts processor time in hundredths of a second, whatever its own clock. */
const TICKS_PER_SECOND = 100;
const KB_PER_MB = 1024;

interface Stat {
  parent: number;
  /** Processor time of the process itself, in ms. */
  cpuMs: number;
  /** Processor time of children that have ended, in ms. */
  endedChildrenMs: number;
}

/** Processor time that a server and the PostgreSQL behind it have used, in ms; null where it cannot be read. */
export async function serverCpuMs(pid: number, postmaster: number | null): Promise<number | null> {
  if (process.platform !== 'linux') return cpuByPs(pid);
  const own = (await readStat(pid))?.cpuMs ?? 0;
  return own + (postmaster === null ? 0 : await familyCpuMs(postmaster));
}

/** What a process holds in memory, in MB; null where it cannot be read. */
export async function memoryMb(pid: number): Promise<number | null> {
  const text = await askPs(pid, 'rss');
  return text === null ? null : Number(text) / KB_PER_MB;
}

async function familyCpuMs(parent: number): Promise<number> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const stats = await Promise.all(pids.map(async (pid) => ({ pid, stat: await readStat(pid) })));
  return stats.reduce((sum, { pid, stat }) => {
    if (stat && pid === parent) return sum + stat.cpuMs + stat.endedChildrenMs;
    return stat?.parent === parent ? sum + stat.cpuMs : sum;
  }, 0);
}

/** Fields of proc(5): the name in brackets may hold anything, so counting begins behind it. */
async function readStat(pid: number): Promise<Stat | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
  const ms = MS_PER_SECOND / TICKS_PER_SECOND;
  return { parent, cpuMs: (user + system) * ms, endedChildrenMs: (childUser + childSystem) * ms };
}

/** Where there is no /proc: `ps` writes [hours:]minutes:seconds. */
async function cpuByPs(pid: number): Promise<number | null> {
  const text = await askPs(pid, 'time');
  if (text === null) return null;
  const seconds = text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return seconds * MS_PER_SECOND;
}

async function askPs(pid: number, field: string): Promise<string | null> {
  const request = promisify(execFile)('ps', ['-o', `${field}=`, '-p', String(pid)]);
  return request.then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}
