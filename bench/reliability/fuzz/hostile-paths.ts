import { HOSTILE_TEXTS } from './hostile-values';
import type { Choices } from './random';

/** Addresses that are none, or that look like others. They go out as they stand. */
const BROKEN = [
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/',
  '/%ed%a0%80',
  '/%00',
  '/shop%00',
  '/..%2f..%2fpackage.json',
  '/../package.json',
  '/.env',
  '/.git/config',
  '//evil.example/',
  '/\\evil.example',
  '/http://evil.example/',
  '/shop/../../shop',
  '/_next/../package.json',
  '/_next/static/../../server/app.js',
  '/_next/data/x/shop.json',
  '/_next/image?url=http://169.254.169.254/&w=64&q=75',
  '/_next/image?url=%2f%2fevil.example&w=1e9&q=-1',
  '/api/backend/..%2f..%2f',
  '/api/backend/media/../../.env',
  '/media/%2e%2e%2f%2e%2e%2fsecret.key?w=1',
  '/__nextjs_original-stack-frame',
  '/product/%F0%9F%A7%B5',
  '/product/__proto__',
  '/constructor',
  '/*',
  '/;jsessionid=1',
] as const;

const QUERY_NAMES = [
  ...['page', 'limit', 'category', 'template', 'q', 'sort', 'min', 'max', 'cart_data', 'order_id'],
  ...['session_id', 'email', 'slug', '__proto__', 'constructor', 'nxtPid', '__nextLocale'],
] as const;

const LONG_QUERY = 7_000;

/** Another address of a page, or a broken one. */
export function hostilePath(path: string, choices: Choices): string {
  if (choices.happens(0.3)) return choices.oneOf(BROKEN);
  const filled = path.replace(/\[[^\]]*\]/g, () => encoded(choices));
  const pairs = Array.from({ length: choices.below(4) }, () => pair(choices));
  if (choices.happens(0.03)) pairs.push(`x=${'y'.repeat(choices.below(LONG_QUERY))}`);
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

function pair(choices: Choices): string {
  const name = choices.oneOf(QUERY_NAMES);
  return choices.happens(0.1) ? `${name}[]=1` : `${name}=${encoded(choices)}`;
}

/** A hostile text as part of an address, sometimes left as it is where it may stand there. */
export function encoded(choices: Choices): string {
  const text = choices.someOf(HOSTILE_TEXTS) ?? '';
  const isPlain = /^[\w%.~!*'();:@&=+$,/-]+$/.test(text);
  return isPlain && choices.happens(0.5) ? text : encodedText(text);
}

/** Percent-encoded; by way of bytes, for lone surrogates have no encoding. */
export const encodedText = (text: string) => encodeURIComponent(Buffer.from(text).toString());
