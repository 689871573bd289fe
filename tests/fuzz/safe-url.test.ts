import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { isSafeUrl } from '@/core/values/safe-url';
import { ADDRESSES } from '@/tests/support/injection/addresses';
import { RUNS } from './runs';

/** They cost next to nothing, so thousands are met each time. */
const COUNT = Math.max(RUNS, 5_000);
const SAFE = ['http:', 'https:', 'mailto:', 'tel:'];
const SHOP = 'https://shop.example/a/page?query#place';

const SCHEMES = [
  ...['javascript', 'JaVaScRiPt', 'vbscript', 'data', 'blob', 'file', 'about', 'view-source'],
  ...['http', 'https', 'mailto', 'tel', 'ftp', 'ws', 'intent', 'ms-word'],
];
const PIECES = [
  ...[':', '/', '//', '\\', '?', '#', '@', '.', '%', '&', ';', '+', '-', ',', 'a', '1'],
  ...['\t', '\n', '\r', '\f', '\v', '\0', '\u0001', '\u001f', ' ', '\u00a0', '\u2028', '\ufeff'],
  ...['%3a', '%0a', '%6a', '&colon;', '&#58;', '\u202e', '\u0131', '\u212a', '\uff1a', '\ud800'],
  ...['java', 'script', 'top.hit=1', 'text/html,<script>', 'evil.example', '[::1]', '..'],
];

const pieced = array(constantFrom(...PIECES, ...SCHEMES), { maxLength: 12 }).map((parts) =>
  parts.join(''),
);
const EVERY_KNOWN = ADDRESSES.map(([, address]): [string] => [address]);
const existing = constantFrom(...ADDRESSES.map(([, address]) => address));
const damaged = existing.chain((address) =>
  pieced.map((piece) => {
    const at = piece.length % (address.length + 1);
    return address.slice(0, at) + piece.slice(0, 2) + address.slice(at);
  }),
);

/** Where a browser would go, which reads addresses as Node does; null where nowhere. */
function schemeOf(address: string): string | null {
  return URL.canParse(address, SHOP) ? new URL(address, SHOP).protocol : null;
}

it(`${COUNT} addresses lead nowhere but to the web, to mail or to a telephone [S9.772]`, () => {
  let refused = 0;
  const addresses = oneof(pieced, damaged, existing, string({ unit: 'binary' }));
  assert(
    property(addresses, (address) => {
      const scheme = schemeOf(address);
      const isSafe = isSafeUrl(address);
      if (!isSafe) refused += 1;
      expect(isSafe && scheme !== null && !SAFE.includes(scheme)).toBe(false);
    }),
    { numRuns: COUNT, examples: EVERY_KNOWN },
  );
  expect(refused).toBeGreaterThan(COUNT / 10);
  expect(refused).toBeLessThan((COUNT * 9) / 10);
});
