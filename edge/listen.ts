import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '@/backend/base/config';
import { createLog } from '@/backend/base/log';
import type { ArrivalSettings, Handler } from './request';
import { callHeaders } from './safe-headers';

/** Room for a query string of 8 KB beside cookies and the other headers. */
const MAX_HEADER_BYTES = 64 * 1024;
const MAX_ADDRESS_LENGTH = 16 * 1024;
/** Eight KB of the shortest there are, and some more. */
const MAX_PARAMETERS = 2500;
/** Longer than proxies keep a connection that is idle: one that we close first may be carrying a request already. */
const KEEP_ALIVE_MS = 125_000;
/** Addresses that tell whether the process and its mounted backend take requests. */
const READY = /^(\/api\/backend)?\/readyz(?=[?]|$)/;

const failures = createLog({ level: 'error' });

type Place = ArrivalSettings & Pick<Config, 'host' | 'port'>;

export interface Listening {
  server: Server;
  port: number;
  /** Answers from now on; requests that came before have waited. */
  answerWith(listener: Handler): void;
  /** Has whoever still waits for a first answer try again later; nothing changes where answers have begun. */
  giveUp(): void;
  /** Has `/readyz` answer 503 from now on, so that a proxy sends what comes next elsewhere. */
  leave(): void;
  /** Makes each answer, from now on, the last on its connection; those under way as well. */
  drain(): void;
}

/**
 * Takes the port before any other work is done, so that a taken one is told at once.
 * @throws Error with one clear line when the port cannot be had.
 */
export async function listen(config: Place): Promise<Listening> {
  const { host, port } = config;
  let answerWith: Listening['answerWith'] = () => undefined;
  const listener = new Promise<Handler>((resolve) => {
    answerWith = resolve;
  });
  const lastAnswers = createLastAnswers();
  let isLeaving = false;
  const options = { maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS };
  const server = createServer(options, (request, response) => {
    const { url = '' } = request;
    const refuse = (plain: PlainAnswer) => answerPlain(request, response, config, plain);
    lastAnswers.watch(response);
    if (namesTwoHosts(request)) return refuse(TWO_HOSTS);
    if (isTooLong(url)) return refuse(TOO_LONG);
    if (isLeaving && READY.test(url)) return refuse(CLOSING);
    listener
      .then((answer) => answer(request, response))
      .catch((error: unknown) => answerFailure(response, error));
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw new Error(refusal(error, host, port));
  });
  const giveUp = () =>
    answerWith(async (request, response) => answerPlain(request, response, config, CLOSING));
  const leave = () => {
    isLeaving = true;
  };
  const { begin: drain } = lastAnswers;
  return { server, port: portOf(server.address(), port), answerWith, giveUp, leave, drain };
}

/** A request of two hosts is one shop's to a proxy and another's to us; Node would take the first (RFC 9112, 3.2). */
const namesTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** Taking thousands of parameters apart would hold up everybody else. */
const isTooLong = (url: string): boolean =>
  url.length > MAX_ADDRESS_LENGTH || url.split('&').length > MAX_PARAMETERS;

/** Makes each answer, from when that has begun, the last on its connection; those under way as well. */
function createLastAnswers() {
  const underWay = new Set<ServerResponse>();
  let isBegun = false;
  const makeLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  return {
    watch(response: ServerResponse): void {
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
      if (isBegun) makeLast(response);
    },
    begin(): void {
      isBegun = true;
      for (const response of underWay) makeLast(response);
    },
  };
}

interface PlainAnswer {
  status: number;
  text: string;
  'Retry-After'?: string;
}

/** Answers before anything else, also while the shop is being opened, with the headers that every answer has. */
function answerPlain(
  request: IncomingMessage,
  response: ServerResponse,
  settings: ArrivalSettings,
  { status, text, ...headers }: PlainAnswer,
): void {
  const safe = Object.fromEntries(callHeaders(request, settings));
  const plain = { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' };
  response.writeHead(status, { ...safe, ...plain, ...headers });
  response.end(text);
}

const TWO_HOSTS = { status: 400, text: 'This request names two hosts.\n' };
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
