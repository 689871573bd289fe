import type { ServerResponse } from 'node:http';

/**
 * Holds back what a handler sends: nothing goes out before its end, where `finish` gets all of it and
 * sends on what it likes.
 */
export function holdBack(response: ServerResponse, finish: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const { write, end } = response;
  const collect = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, toEncoding(encoding)));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = ((...[chunk, encoding]: unknown[]) => {
    collect(chunk, encoding);
    return true;
  }) as typeof write;
  response.end = ((...[chunk, encoding]: unknown[]) => {
    collect(chunk, encoding);
    Object.assign(response, { write, end });
    finish(Buffer.concat(chunks));
    return response;
  }) as typeof end;
}

function toEncoding(name: unknown): BufferEncoding {
  return typeof name === 'string' && Buffer.isEncoding(name) ? name : 'utf8';
}
