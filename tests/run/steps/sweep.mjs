import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** Number of times that programs are looked for, since one that is stopped may just have started another. */
const PASSES = 40;
const BETWEEN_PASSES_MS = 50;

/**
 * Waits until the run that has started it is over, however it ended, then stops every program that is left of
 * it and removes its folder. Plain JavaScript, which is there at once: `node sweep.mjs <folder>`.
 */
const [home = ''] = process.argv.slice(2);
const run = basename(home);

// Signals of a terminal mean the run; its end is heard of here.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
await text(process.stdin);
for (let pass = 0; pass < PASSES; pass += 1) {
  const left = [...(await programsOf()), ...(await databasesIn(home))];
  if (left.filter(kill).length === 0) break;
  await wait(BETWEEN_PASSES_MS);
}
await rm(home, { recursive: true, force: true, maxRetries: 10 });

/** Tells whether there still was such a process. */
function kill(pid) {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

/** The processes that carry the run's name in their environment, last or before that of a run within; not this one. */
async function programsOf() {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const own = await Promise.all(pids.map((pid) => isOfRun(Number(pid))));
  return pids.map(Number).filter((_pid, at) => own[at]);
}

async function isOfRun(pid) {
  if (pid === process.pid) return false;
  const environment = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '');
  const named = environment.split('\0').find((line) => line.startsWith('HEMLINE_TEST_RUN='));
  return Boolean(named?.split('/').includes(run));
}

/** The servers of databases, which have an environment of their own: by what each notes in its folder. */
async function databasesIn(folder) {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const notes = names.filter((name) => basename(name) === 'postmaster.pid');
  const servers = await Promise.all(notes.map((note) => serverOf(join(folder, note))));
  return servers.flat();
}

async function serverOf(note) {
  const [pid, data] = (await readFile(note, 'utf8').catch(() => '')).split('\n');
  const isNoted = data === dirname(note) && Number(pid) > 0;
  return isNoted && (await worksIn(pid, data)) ? [Number(pid)] : [];
}

/** Tells whether a process works in a folder, as a server does in that of its data; its number may be another program's by now. */
async function worksIn(pid, folder) {
  if (process.platform !== 'linux') return true;
  const worksAt = await readlink(`/proc/${pid}/cwd`).catch(() => '');
  return worksAt === (await realpath(folder).catch(() => null));
}
