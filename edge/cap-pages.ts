import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { DomainError } from '@/backend/base/errors';
import { findShop } from '@/backend/domain/shops/find-shop';
import { clientError } from '@/backend/http/http-error';
import { type AtOnce, createCappedTurns } from '@/backend/limits/at-once';
import type { Services } from '@/backend/services/services';
import { type IsFile, PAGES, rateOfPage, refuse } from './limit-pages';
import { type Handler, toOriginForm } from './request';

/** Pages that are made at once for one shop: the process is at one of them while others wait for the database. */
const PAGES_AT_ONCE: AtOnce = {
  name: 'pages-at-once',
  running: 4,
  besideOthers: 2,
  waiting: 100,
  longestWaitMs: 8_000,
};
/** Size of what takes long to write; whoever visits shops as they are meant to be sees none. */
const HEAVY_BYTES = 256 * 1024;
const MAX_HOSTS = 1_000;
/** Time for which it is believed whose host it is, in ms. */
const OWNER_MS = 10_000;
const OF_ADMINS = /^\/design(?=[/?]|$)/;

/**
 * Makes few pages at a time for each shop, whichever of its hosts they are asked from: beyond that the shop's own visitors wait, and
 * at last are told so by 503, while those of other shops notice nothing. What the cache in front answers takes no turn, nor
 * does the backend, which has turns of its own; pages for admins are not kept waiting by shoppers. Files take none: what sends
 * them never says that it is done where their reader has left.
 */
export function capPages(
  handle: Handler,
  services: Pick<Services, 'shops' | 'config'>,
  isFile: IsFile,
): Handler {
  const turns = createCappedTurns(PAGES_AT_ONCE);
  const owners = new LRUCache<string, string>({ max: MAX_HOSTS, ttl: OWNER_MS });

  /** The shop of a host; the host itself where no shop of this backend has it. */
  const ownerOf = async ({ headers: { host = '' } }: IncomingMessage): Promise<string> => {
    const owner =
      owners.get(host) ??
      (await findShop(services, host).then(
        ({ id }) => id,
        () => host,
      ));
    owners.set(host, owner);
    return owner;
  };

  return async (request, response) => {
    toOriginForm(request);
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (isFile(path) || rateOfPage(request, isFile) !== PAGES) return handle(request, response);
    const owner = await ownerOf(request);
    const isForAdmins = OF_ADMINS.test(request.url ?? '');
    try {
      const length = countBytes(response);
      await turns.run(isForAdmins ? `${owner} admins` : owner, () => handle(request, response), {
        subject: path,
        isHeavy: () => length() > HEAVY_BYTES,
      });
    } catch (error) {
      if (!(error instanceof DomainError) || response.headersSent) throw error;
      refuse(response, clientError(error));
    }
  };
}

/** Counts what is written as an answer, without holding it back. */
function countBytes(response: ServerResponse): () => number {
  const { write, end } = response;
  let bytes = 0;
  const counted =
    <Send extends typeof write | typeof end>(send: Send) =>
    (...parts: unknown[]) => {
      const [chunk] = parts;
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) bytes += chunk.length;
      return Reflect.apply(send, response, parts);
    };
  response.write = counted(write) as typeof write;
  response.end = counted(end) as typeof end;
  return () => bytes;
}
