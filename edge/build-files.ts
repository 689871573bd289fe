import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, takes } from './page-response';
import type { Handler } from './request';

/** Places of the files of the build, by the paths that browsers ask for. */
export type BuildFiles = ReadonlyMap<string, string>;

/** Types of the files that are worth compressing; typefaces are compressed as they are. */
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};
/** A name stands for what is in its file, for as long as there are browsers. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** A tenth smaller than gzip, and in two fifths of the time of the smallest: a script takes 5 ms, once. */
const BROTLI_QUALITY = 10;

const compressors: Record<Encoding, (file: Buffer) => Promise<Buffer>> = {
  br: (file) =>
    promisify(brotliCompress)(file, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
      },
    }),
  gzip: (file) => promisify(gzip)(file),
};

/**
 * Keeps the scripts and styles of the build compressed in front of a handler, each from when it is first asked
 * for: a first load is two dozen of them, and the handler reads and compresses each for every visitor anew. All
 * of them are two MB. Whoever takes no compression, or asks with a condition, is answered by the handler.
 */
export function withBuildFiles(handle: Handler, files: BuildFiles): Handler {
  const cache = new Map<string, Promise<Buffer>>();

  function keep(file: string, encoding: Encoding): Promise<Buffer> {
    const name = `${encoding} ${file}`;
    const compressed = cache.get(name) ?? readFile(file).then(compressors[encoding]);
    cache.set(name, compressed);
    // A file that cannot be read now may be again.
    compressed.catch(() => cache.delete(name));
    return compressed;
  }

  return async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const file = files.get(path);
    const type = TYPES[extname(path)];
    const encoding = isPlain(request) ? preferredEncoding(request) : undefined;
    if (!file || !type || !encoding) return handle(request, response);
    const body = await keep(file, encoding).catch(() => null);
    if (!body) return handle(request, response);
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length);
    response.setHeader('Cache-Control', FOR_EVER);
    response.setHeader('Vary', 'Accept-Encoding');
    response.end(body);
  };
}

/** The smaller first. */
const preferredEncoding = (request: IncomingMessage) =>
  (['br', 'gzip'] as const).find((encoding) => takes(request, encoding));

/** Asks for a whole file, whatever the browser has of it. */
function isPlain({ method = '', headers }: IncomingMessage): boolean {
  const isConditional = Object.keys(headers).some((name) => /^(range$|if-)/.test(name));
  return ['GET', 'HEAD'].includes(method) && !isConditional;
}
