import { createHash } from 'node:crypto';
import * as messages from './messages';
import { PaymentError } from './provider';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 1_048_576;
/** Statuses that may pass: too slow, conflict, too often. */
const PASSING = new Set([408, 409, 425, 429]);

/** Answer of a provider: JSON, whatever its status. */
export interface Answer {
  status: number;
  json: unknown;
}

interface Provider {
  label: string;
  timeoutMs?: number;
}

/**
 * Asks a provider. Follows no redirect, so that keys reach no other host, and reads 1 MB at most.
 * @throws PaymentError 'away' where no answer comes in time or can be read; it never holds what was sent.
 */
export async function fetchJson(
  { label, timeoutMs = TIMEOUT_MS }: Provider,
  url: string,
  request: { method: 'GET' | 'POST'; headers?: Readonly<Record<string, string>>; body?: string },
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      ...request,
      headers: { accept: 'application/json', ...request.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status < 500) return { status: response.status, json: await readJson(response) };
    await response.body?.cancel();
    throw new Error(`It answered ${response.status}.`);
  } catch (error) {
    throw unreachable(label, error);
  }
}

export function isPassing({ status }: Answer): boolean {
  return PASSING.has(status);
}

export function unreachable(label: string, cause: unknown): PaymentError {
  return new PaymentError('away', messages.unreachable(label), { cause });
}

async function readJson(response: Response): Promise<unknown> {
  if (!response.body) throw new Error(`It answered ${response.status} without a body.`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body) {
    bytes += part.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new Error('It answered more than 1 MB.');
    parts.push(part);
  }
  return parseJson(Buffer.concat(parts).toString('utf8'), response.status);
}

/** Parses without the parser's own message, which quotes what it reads, a token perhaps. */
function parseJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`It answered ${status} with something that is not JSON.`);
  }
}

/** A name for a request that a provider carries out once: the same for the same parts; 43 letters, digits, "-", "_". */
export function requestKey(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
