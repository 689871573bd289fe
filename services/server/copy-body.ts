import type { ServerResponse } from 'node:http';

/** Copies what a response sends as it goes out; call the result when it has finished. */
export function copyBody(response: ServerResponse): () => Buffer {
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') {
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? toEncoding(encoding) : 'utf8'));
    } else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  response.write = ((...args: Parameters<typeof write>) => {
    collect(args[0], args[1]);
    return write(...args);
  }) as typeof response.write;
  response.end = ((...args: Parameters<typeof end>) => {
    collect(args[0], args[1]);
    return end(...args);
  }) as typeof response.end;
  return () => Buffer.concat(chunks);
}

function toEncoding(name: string): BufferEncoding {
  return Buffer.isEncoding(name) ? name : 'utf8';
}
