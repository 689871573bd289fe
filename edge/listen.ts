import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '@/backend/base/config';
import { createLog } from '@/backend/base/log';
import type { Handler } from './request';
import { callHeaders } from './safe-headers';

/** Room for a query string of 8 KB beside cookies and the other headers. */
const MAX_HEADER_BYTES = 64 * 1024;
const MAX_ADDRESS_LENGTH = 16 * 1024;
/** Eight KB of the shortest there are, and some more. */
const MAX_PARAMETERS = 2500;

const failures = createLog({ level: 'error' });

type Place = Pick<Config, 'host' | 'port' | 'trustedProxies'>;

interface Listening {
  server: Server;
  port: number;
  /** Answers from now on; requests that came before have waited. */
  answerWith(listener: Handler): void;
  /** Has whoever still waits for a first answer try again later; nothing changes where answers have begun. */
  giveUp(): void;
}

/**
 * Takes the port before any other work is done, so that a taken one is told at once.
 * @throws Error with one clear line when the port cannot be had.
 */
export async function listen(config: Place): Promise<Listening> {
  const { host, port, trustedProxies } = config;
  let answerWith: Listening['answerWith'] = () => undefined;
  const listener = new Promise<Handler>((resolve) => {
    answerWith = resolve;
  });
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    if (isTooLong(request.url ?? '')) {
      return answerPlain(request, response, trustedProxies, TOO_LONG);
    }
    listener
      .then((answer) => answer(request, response))
      .catch((error: unknown) => answerFailure(response, error));
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw new Error(refusal(error, host, port));
  });
  const giveUp = () =>
    answerWith(async (request, response) =>
      answerPlain(request, response, trustedProxies, CLOSING),
    );
  return { server, port: portOf(server.address(), port), answerWith, giveUp };
}

/** Taking thousands of parameters apart would hold up everybody else. */
const isTooLong = (url: string): boolean =>
  url.length > MAX_ADDRESS_LENGTH || url.split('&').length > MAX_PARAMETERS;

/** Answers before anything else, also while the shop is being opened, with the headers that every answer has. */
function answerPlain(
  request: IncomingMessage,
  response: ServerResponse,
  trustedProxies: Place['trustedProxies'],
  { status, text, ...headers }: { status: number; text: string; 'Retry-After'?: string },
): void {
  const safe = Object.fromEntries(callHeaders(request, trustedProxies));
  const plain = { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' };
  response.writeHead(status, { ...safe, ...plain, ...headers });
  response.end(text);
}

const TOO_LONG = { status: 414, text: 'This address is too long.\n' };
const CLOSING = { status: 503, text: 'The shop is closing.\n', 'Retry-After': '5' };

/** Answers a failure that no inner handler did: it must neither end the process nor leave a browser waiting. */
function answerFailure(response: ServerResponse, error: unknown): void {
  failures.error('a request was left without an answer', { error });
  if (!response.headersSent) response.statusCode = 500;
  response.end();
}

const portOf = (address: AddressInfo | string | null, requested: number): number =>
  typeof address === 'object' && address ? address.port : requested;

function refusal(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm start`;
  }
  if (code === 'EACCES') return `This user may not listen on port ${port}. Choose one above 1023.`;
  return `Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : error}`;
}
