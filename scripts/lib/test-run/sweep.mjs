import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

/**
 * Waits until the run that has started it is over, however it ended, then stops every program that is left of
 * it and removes its folder, with what carries its name in a folder of programs. Plain JavaScript, which is
 * there at once: `node sweep.mjs <folder> <programs>`.
 */
const [home = '', programs = ''] = process.argv.slice(2);
const run = basename(home);

// Signals of a terminal mean the run; its end is heard of here.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
await text(process.stdin);
for (const pid of [...(await programsOf()), ...(await databasesIn(home))]) kill(pid);
for (const folder of [home, ...(await builtPrograms())])
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

/** The processes that carry the run's name in their environment, where the system tells; not this one. */
async function programsOf() {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const own = await Promise.all(pids.map((pid) => isOfRun(Number(pid))));
  return pids.map(Number).filter((_pid, at) => own[at]);
}

async function isOfRun(pid) {
  if (pid === process.pid) return false;
  const environment = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '');
  return environment.includes(`HEMLINE_TEST_RUN=${run}\0`);
}

async function builtPrograms() {
  const names = await readdir(programs).catch(() => []);
  return names.filter((name) => name.startsWith(run)).map((name) => join(programs, name));
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
  return data === dirname(note) && Number(pid) > 0 ? [Number(pid)] : [];
}
