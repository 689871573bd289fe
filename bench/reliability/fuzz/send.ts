import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { FuzzedRequest } from './make-request';

/** Longer than this and an answer counts as one that never came. */
export const HANG_MS = 10_000;

/** How a request ended: with this status, broken off by the server, or not at all. */
export type Ending = number | 'broken off' | 'hung';

/** Sends requests over connections that are kept. */
export function createSender(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = ({ method, path, headers, body }: FuzzedRequest): Promise<Ending> =>
    new Promise((resolve) => {
      const abandon = AbortSignal.timeout(HANG_MS);
      const sent = request(
        { port, host: '127.0.0.1', agent, method, path, headers, signal: abandon },
        (answer) => {
          answer.resume().once('error', () => ended(answer.statusCode ?? 0));
          answer.once('end', () => resolve(answer.statusCode ?? 0));
        },
      );
      const ended = (otherwise: Ending) => resolve(abandon.aborted ? 'hung' : otherwise);
      sent.once('error', () => ended('broken off'));
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}

const STATUS_LINE = /^HTTP\/1\.1 (\d{3})/;

/** Sends bytes that need not be HTTP, and ends the connection when the server does. */
export function sendBytes(port: number, bytes: Buffer): Promise<Ending> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    let answer = '';
    const hung = setTimeout(() => end('hung'), HANG_MS);
    const end = (how: Ending) => {
      clearTimeout(hung);
      socket.destroy();
      resolve(how);
    };
    socket.setEncoding('latin1').on('data', (text) => {
      answer += answer.length < 64 ? text : '';
    });
    socket.once('error', () => end('broken off'));
    socket.once('close', () => end(Number(STATUS_LINE.exec(answer)?.[1] ?? 0) || 'broken off'));
  });
}
