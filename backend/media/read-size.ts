import { MEDIA_WIDTHS, type MediaWidth } from '@/core/rules/media/media-widths';
import { takeTurns } from '../base/take-turns';
import { type MediaPaths, readIfThere, writeWhole } from './files';
import { makeSize } from './load-sharp';
import { isMediaKey } from './public-address';

const WIDEST: MediaWidth = 2048;

export const DEFAULT_WIDTH: MediaWidth = 960;

/** The smallest served width that is not under the asked one; the widest for all beyond. */
export function servedWidth(requestedWidth: number): MediaWidth {
  return MEDIA_WIDTHS.find((width) => width >= requestedWidth) ?? WIDEST;
}

/** Each takes some hundred megabytes for a while, of which little is given back. */
const JOBS_AT_ONCE = 1;

interface SizeReaderEvents {
  /** Called for what is stored and no picture. */
  onBroken(key: string, error: unknown): void;
  /** Called for a size that was made and could not be kept. */
  onUnsaved(key: string, error: unknown): void;
}

/**
 * Reads pictures in the widths they are served in, each made once and kept on disk; requests at once share one job.
 * Undefined where nothing, or no picture, is stored under the key.
 */
export function createSizeReader(paths: MediaPaths, { onBroken, onUnsaved }: SizeReaderEvents) {
  const inTurn = takeTurns(JOBS_AT_ONCE);
  const making = new Map<string, Promise<Buffer | undefined>>();

  const keep = (key: string, width: MediaWidth, size: Buffer): Promise<void> =>
    writeWhole(paths, paths.size(key, width), size, { flush: false }).catch((error: unknown) =>
      onUnsaved(key, error),
    );

  const make = async (key: string, width: MediaWidth): Promise<Buffer | undefined> => {
    try {
      // Read in turn too, so that those who wait hold no originals.
      const size = await inTurn(async () => {
        const original = await readIfThere(paths.original(key));
        return original && makeSize(original, width);
      });
      // Sent also where it cannot be kept, as on a full disk.
      if (size) await keep(key, width, size);
      return size;
    } catch (error) {
      onBroken(key, error);
      return undefined;
    }
  };

  const makeOnce = (key: string, width: MediaWidth): Promise<Buffer | undefined> => {
    const path = paths.size(key, width);
    const job = making.get(path) ?? make(key, width).finally(() => making.delete(path));
    making.set(path, job);
    return job;
  };

  return async (key: string, requestedWidth: number): Promise<Buffer | undefined> => {
    if (!isMediaKey(key)) return undefined;
    const width = servedWidth(requestedWidth);
    return (await readIfThere(paths.size(key, width))) ?? makeOnce(key, width);
  };
}
