import type { ServerResponse } from 'node:http';
import { API_CALL_FAILED } from '@/services/api-error';
import type { Serve } from './faulty-server';
import { HELD_BACK_MS } from './shortened-clock';

/** A server's own words. */
export const SERVER_WORDS = 'The shelves are being moved.';

export interface Fault {
  name: string;
  /** Null where nobody listens. */
  serve: Serve | null;
  kind: 'network' | 'timeout' | 'status' | 'schema';
  /** What an error of the kind 'status' says. */
  message?: string;
  status?: number;
}

const page = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';

function answer(response: ServerResponse, status: number, text: string, type = 'application/json') {
  response.writeHead(status, { 'content-type': type }).end(text);
}

const json = (status: number, body: unknown): Serve => {
  return (response) => answer(response, status, JSON.stringify(body));
};

const refusals = [400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503].map(
  (status): Fault => ({
    name: `${status} with words`,
    serve: json(status, { status, message: SERVER_WORDS }),
    kind: 'status',
    message: SERVER_WORDS,
    status,
  }),
);

const wordless = (
  [
    ['500 without words', 500, json(500, { status: 500 })],
    ['a status of 1 without words', 200, json(200, { status: 1 })],
    ['502 as HTML', 502, (response: ServerResponse) => answer(response, 502, page, 'text/html')],
    ['503 with nothing', 503, (response: ServerResponse) => answer(response, 503, '')],
  ] as const
).map(([name, status, serve]): Fault => {
  return { name, serve, kind: 'status', message: API_CALL_FAILED, status };
});

/** What comes late, for calls that wait for it. */
export const LATE_ANSWER = {
  serve: json(503, { status: 503, message: SERVER_WORDS }),
  kind: 'status',
  status: 503,
  message: SERVER_WORDS,
} as const;

/** Everything that can be wrong with an answer (spec 8), each as a server does it. */
export const FAULTS: readonly Fault[] = [
  { name: 'nobody listening', serve: null, kind: 'network' },
  { name: 'a connection that breaks', serve: (r) => r.destroy(), kind: 'network' },
  {
    name: 'an answer that breaks off',
    serve: (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      response.write('{"status":0,', () => response.destroy());
    },
    kind: 'network',
  },
  {
    name: 'an answer after 12 seconds',
    serve: (response) => void setTimeout(LATE_ANSWER.serve, HELD_BACK_MS, response),
    kind: 'timeout',
  },
  ...refusals,
  {
    name: 'a status of 1 with words',
    serve: json(200, { status: 1, message: SERVER_WORDS }),
    kind: 'status',
    message: SERVER_WORDS,
    status: 200,
  },
  ...wordless,
  { name: 'HTML', serve: (r) => answer(r, 200, page, 'text/html'), kind: 'schema' },
  {
    name: 'JSON cut short',
    serve: (r) => answer(r, 200, '{"status":0,"data":{"pro'),
    kind: 'schema',
  },
  { name: 'nothing', serve: (r) => answer(r, 200, ''), kind: 'schema' },
  { name: 'null', serve: json(200, null), kind: 'schema' },
  {
    name: 'the wrong shape',
    serve: json(200, { status: 0, message: '', data: 7 }),
    kind: 'schema',
  },
  { name: 'no status', serve: json(200, { message: '', data: {} }), kind: 'schema' },
];
