import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Browser, chromium } from 'playwright';
import { median } from '@/bench/lib/median';
import { PROJECT_DIR } from '@/scripts/lib/project';
import { BROWSER_ARGS } from '../browser-args';

/** Playwright would close its browser at one, and keep the run from ending. */
const SIGNALS_ARE_OURS = { handleSIGHUP: false, handleSIGINT: false, handleSIGTERM: false };
const ROUNDS = 5;
const NUMBERS = 400_000;

export interface MachineSpeed {
  /** Time of a fixed piece of JavaScript, in ms. */
  scriptMs: number;
  /** Load time of an empty page in the browser, in ms. */
  pageMs: number;
  /** Share of their time that cores get when all are busy, 0 to 1: a host may give the rest to others, unseen. */
  coreShare: number;
}

/** Measures how fast this machine is just now, by which the time of a run is judged. */
export async function measureMachine(browserPath: string): Promise<MachineSpeed> {
  const scriptMs = await medianMs(workThrough);
  const coreShare = await timeOfCores();
  const options = { executablePath: browserPath, args: BROWSER_ARGS, ...SIGNALS_ARE_OURS };
  const browser = await chromium.launch(options);
  const pageMs = await loadEmptyPages(browser).finally(() => browser.close());
  return { scriptMs, pageMs, coreShare };
}

export function formatSpeed(speed: MachineSpeed, when: 'start' | 'end'): string {
  const { scriptMs, pageMs } = speed;
  const percent = Math.round(speed.coreShare * 100);
  return `This machine at the ${when}: a fixed piece of JavaScript ${scriptMs} ms, an empty page ${pageMs} ms, \
${percent} % of the time of cores that are all busy`;
}

async function timeOfCores(): Promise<number> {
  const file = join(PROJECT_DIR, 'tests/run/steps/time-of-core.mjs');
  const workers = Array.from({ length: availableParallelism() }, () => new Worker(file));
  const shares = await Promise.all(workers.map((worker) => once(worker, 'message')));
  return shares.reduce((sum, [share]) => sum + share, 0) / shares.length;
}

/** Numbers as cheap random ones, as texts, sorted and counted: what engines are mostly busy with. */
async function workThrough(): Promise<void> {
  let state = 1;
  const texts = Array.from({ length: NUMBERS }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String(state % 65_536);
  });
  const counts = new Map<string, number>();
  for (const text of texts.sort()) counts.set(text, (counts.get(text) ?? 0) + 1);
  if (counts.size < 2) throw new Error('The numbers are all the same.');
}

async function loadEmptyPages(browser: Browser): Promise<number> {
  const server = createServer((_asked, answer) =>
    answer.setHeader('content-type', 'text/html').end('<!doctype html><title>Empty</title>'),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const ms = await medianMs(async () => {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.close();
  });
  server.close();
  return ms;
}

async function medianMs(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return Math.round(median(times));
}
