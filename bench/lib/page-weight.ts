import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Target } from './load';

const SCRIPT = /<script\b(?![^>]*\bnomodule\b)[^>]*\bsrc="([^"]+)"/gi;
const BYTES_PER_KB = 1000;

export interface PageWeight {
  /** Compressed HTML, in KB of 1000 bytes. */
  htmlKb: number;
  /** Compressed scripts that the HTML names, in KB of 1000 bytes. */
  scriptKb: number;
}

/** What a page weighs on its first load. */
export async function weighPage(target: Target, path: string): Promise<PageWeight> {
  const html = await fetchText(target, path);
  const sources = [...html.matchAll(SCRIPT)].map(([, source = '']) => source);
  const scripts = await Promise.all(sources.map((source) => fetchText(target, source)));
  const scriptBytes = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
  return { htmlKb: gzipSync(html).length / BYTES_PER_KB, scriptKb: scriptBytes / BYTES_PER_KB };
}

/** The text of an address of the shop; its host need not resolve. */
export function fetchText({ port, host }: Target, path: string): Promise<string> {
  const headers = { host: `${host}:${port}` };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, async (answer) => {
      const text = (await answer.setEncoding('utf8').toArray()).join('');
      if (answer.statusCode === 200) resolve(text);
      else reject(new Error(`${host}${path} answered ${answer.statusCode}`));
    }).once('error', reject);
  });
}
