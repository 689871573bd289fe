import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/**
 * Holds back what a handler sends, head and body: nothing goes out before its end, where `finish` gets the body and
 * sends on what it likes. Of the forms that Node allows, headers are taken as an object, and callbacks are not called.
 */
export function holdBack(response: ServerResponse, finish: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const { writeHead, write, end } = response;
  const collect = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, toEncoding(encoding)));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.writeHead = ((status: number, ...[message, headers = message]: unknown[]) => {
    response.statusCode = status;
    for (const [name, value] of headerEntries(headers)) response.setHeader(name, value);
    return response;
  }) as typeof writeHead;
  response.write = ((...[chunk, encoding]: unknown[]) => {
    collect(chunk, encoding);
    return true;
  }) as typeof write;
  response.end = ((...[chunk, encoding]: unknown[]) => {
    collect(chunk, encoding);
    Object.assign(response, { writeHead, write, end });
    finish(Buffer.concat(chunks));
    return response;
  }) as typeof end;
}

function headerEntries(headers: unknown): [string, number | string | readonly string[]][] {
  if (typeof headers !== 'object' || headers === null) return [];
  return Object.entries(headers as OutgoingHttpHeaders).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
}

const toEncoding = (name: unknown): BufferEncoding =>
  typeof name === 'string' && Buffer.isEncoding(name) ? name : 'utf8';
