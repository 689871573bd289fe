import { noise } from './damage';
import type { Choices } from './random';

const OPENINGS = [
  'GET / HTTP/1.1\r\n',
  'GET /shop HTTP/9.9\r\n',
  'GET /\u00ff\u00fe HTTP/1.1\r\n',
  'GET / shop HTTP/1.1\r\n',
  'G\0T / HTTP/1.1\r\n',
  'POST /api/backend/search HTTP/1.1\r\nTransfer-Encoding: chunked\r\n',
  'POST /api/backend/search HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n',
  'POST /api/backend/search HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n',
  'POST /api/backend/search HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n',
  'GET https://evil.example/ HTTP/1.1\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\n',
  'PRI * HTTP/2.0\r\n',
  '\x16\x03\x01\x02\x00',
] as const;

const LINES = [
  'Host: localhost\r\n',
  'Host: a\r\nHost: b\r\n',
  'Host:\r\n',
  'X: \u0000\r\n',
  ' folded: yes\r\n',
  'No colon\r\n',
  `X: ${'x'.repeat(20_000)}\r\n`,
  'Connection: upgrade\r\nUpgrade: websocket\r\n',
] as const;

/** Bytes that are nearly a request, or none at all. */
export function rawBytes(choices: Choices): Buffer {
  if (choices.happens(0.2)) return noise(choices, choices.below(4_000));
  const head = choices.oneOf(OPENINGS) + choices.oneOf(LINES) + choices.oneOf(LINES);
  const body = choices.oneOf(['zz\r\nno chunk', '5\r\nhello\r\n', '{"query":', '']);
  return Buffer.from(`${head}\r\n${body}`, 'latin1');
}
