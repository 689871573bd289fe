import { lookup as resolve } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { DomainError, invalid } from '../base/errors';
import { isPublicAddress } from '../base/public-addresses';
import { MAX_IMAGE_BYTES } from './check-image';
import * as messages from './messages';

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
const USER_AGENT = 'Hemline';

export interface FetchRules {
  /** Exact hosts that may be asked, one with a port by that alone; every public one where none is listed. */
  hosts?: readonly string[];
  /** Allowed IP addresses; those of the public internet by default. */
  isAllowedAddress?: (address: string) => boolean;
  /** Time limit in ms, redirects included. */
  timeoutMs?: number;
}

/**
 * Fetches a picture from another host: http and https only, never from a private address, also not through DNS or a
 * redirect (3 at most), of the listed hosts alone where there is a list, within 10 s and 15 MB.
 * @throws DomainError invalid saying why not.
 */
export async function fetchImage(
  url: string,
  { hosts = [], isAllowedAddress = isPublicAddress, timeoutMs = TIMEOUT_MS }: FetchRules = {},
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let at = parseAddress(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!isListed(at, hosts)) return refuse(at, messages.unlistedHost);
    const answer = await request(at, isAllowedAddress, signal).catch((error: unknown) =>
      refuse(at, error),
    );
    const next = redirectOf(answer);
    if (next === undefined) return readBody(at, answer);
    answer.destroy();
    at = parseAddress(next, at);
  }
  return refuse(at, messages.tooManyRedirects);
}

function parseAddress(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw invalid(messages.invalidAddress(text));
  }
  return url;
}

const isListed = ({ hostname, host }: URL, hosts: readonly string[]): boolean =>
  hosts.length === 0 || hosts.includes(hostname) || hosts.includes(host);

/** Connects to an address that was checked, so that a name cannot resolve anew in between. */
function request(
  url: URL,
  isAllowed: (address: string) => boolean,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isAllowed(host)) return refuse(url, messages.privateHost);
  const { get } = url.protocol === 'https:' ? https : http;
  const headers = { accept: 'image/*', 'user-agent': USER_AGENT };
  return new Promise((done, fail) => {
    const options = { signal, headers, agent: false, lookup: checkedLookup(isAllowed) };
    get(url, options, done).on('error', fail);
  });
}

function checkedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const allowed = (addresses ?? []).filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (error || !first) return done(error ?? new Error('its host is not public'), '', 0);
      return options.all ? done(null, allowed) : done(null, first.address, first.family);
    });
  };
}

const redirectOf = ({ statusCode = 0, headers }: http.IncomingMessage): string | undefined =>
  [301, 302, 303, 307, 308].includes(statusCode) ? headers.location : undefined;

async function readBody(url: URL, answer: http.IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    if (answer.statusCode !== 200) return refuse(url, `it answered ${answer.statusCode}`);
    for await (const part of answer) {
      parts.push(part);
      bytes += part.length;
      if (bytes > MAX_IMAGE_BYTES) return refuse(url, messages.fetchedTooLarge);
    }
    return Buffer.concat(parts);
  } catch (error) {
    return refuse(url, error);
  } finally {
    answer.destroy();
  }
}

function refuse(url: URL, reason: unknown): never {
  if (reason instanceof DomainError) throw reason;
  const why = reason instanceof Error ? reason.message : String(reason);
  throw invalid(messages.notFetched(url.href, why));
}
