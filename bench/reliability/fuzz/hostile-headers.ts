import type { Choices } from './random';

type Headers = Record<string, string>;

const LONG = 'h'.repeat(6_000);

const HEADERS: readonly [Headers, ...Headers[]] = [
  { 'if-none-match': '"a", W/"b", *' },
  { 'if-none-match': LONG },
  { 'if-modified-since': 'the day before' },
  { range: 'bytes=0-,5-1,-99999999999' },
  { accept: 'image/webp;q=NaN, */*;q=99' },
  { 'accept-encoding': 'br;q=1e9, gzip;q=-1, \u00ff' },
  { 'accept-language': `${'x-'.repeat(400)}y` },
  { 'content-encoding': 'gzip' },
  { expect: '200-maybe' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { referer: 'javascript:alert(1)' },
  { cookie: `storeToken=; storeUser=%7B%22role%22; ${LONG}` },
  { cookie: 'storeTwin=%; __proto__=1; =;;;' },
  { authorization: 'Basic Og==' },
  { authorization: `Bearer ${LONG}` },
  { 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-host': 'evil.example, evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-middleware-subrequest': 'middleware:middleware' },
  { 'x-nextjs-data': '1' },
  { 'next-router-state-tree': '%5B%22%22' },
  { 'idempotency-key': LONG },
  { 'x-request-id': '\u00e9"<b>' },
  { purpose: 'prefetch' },
];

const HOSTS = [
  ...['evil.example', '[::1]', '@', '..', '', 'a.b.c.d.example', 'xn--e1afmkfd.example'],
  `${'a'.repeat(250)}.example`,
] as const;

const TYPES = [
  ...['', 'text/plain', 'application/xml', 'application/json; charset=utf-16', 'application/jsonx'],
  ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'a', '*/*'],
] as const;

const METHODS = ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND', 'POST'] as const;

/** Headers as no client of ours sends them. */
export const hostileHeaders = (choices: Choices): Headers => choices.oneOf(HEADERS);

/** Nobody's host, or the shop's own as nobody writes it. */
export const hostileHost = (host: string, choices: Choices): string =>
  choices.someOf([...HOSTS, host.toUpperCase(), `${host}.`, `${host}9999`, `www.${host}`]) ?? '';

export const hostileType = (choices: Choices): string => choices.someOf(TYPES) ?? '';
export const hostileMethod = (choices: Choices): string => choices.someOf(METHODS) ?? 'GET';
