import { get } from 'node:http';
import type { Target } from './load';
import { fetchText } from './page-weight';
import { memoryMb, serverCpuMs } from './process-usage';
import type { Row } from './report';

/** A picture with each width that a listing offers of it. */
const PICTURE = /(\/api\/backend\/media\/[^"? ]+)\?w=(\d+)/g;
const GROUP = 'A first visit to a size of a picture that nobody has seen';
const PICTURES = 12;

/** Measures the cost of a size made on request, and of the same size once it is stored. */
export async function pictureRows(target: Target): Promise<Row[]> {
  const addresses = [...new Set(await pictureAddresses(target))].slice(0, PICTURES);
  const first = await costOf(target, addresses);
  const again = await costOf(target, addresses);
  const row = (name: string, unit: string, value: number | null): Row => ({
    ...{ group: GROUP, name, unit, value },
  });
  return [
    row('processor time of the server', 'ms', first.cpuMs),
    row('from request to answer', 'ms', first.waitMs),
    row('the same size asked for again, processor time', 'ms', again.cpuMs),
    row('memory of the server behind it', 'MB', await memoryMb(target.pid)),
  ];
}

async function pictureAddresses(target: Target): Promise<string[]> {
  const html = await fetchText(target, '/shop?sort=price-desc');
  // The widest offered, which is what a dense screen asks for.
  return [...html.matchAll(PICTURE)].map(([, address = '']) => `${address}?w=960`);
}

/** One after the other; the mean of all, in ms. */
async function costOf(target: Target, addresses: readonly string[]) {
  const before = await serverCpuMs(target.pid, target.postmaster);
  const startedAt = performance.now();
  for (const address of addresses) await fetchPicture(target, address);
  const waitMs = (performance.now() - startedAt) / addresses.length;
  const after = await serverCpuMs(target.pid, target.postmaster);
  const isMeasured = before !== null && after !== null;
  return { waitMs, cpuMs: isMeasured ? (after - before) / addresses.length : null };
}

function fetchPicture({ port, host }: Target, path: string): Promise<void> {
  const headers = { host: `${host}:${port}`, accept: 'image/webp' };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`));
      answer.resume().once('end', resolve);
    }).once('error', reject);
  });
}
