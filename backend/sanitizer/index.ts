import { createHash } from 'node:crypto';
import { invalid, unavailable } from '../base/errors';
import { createKeyedCache } from '../base/keyed-cache';
import { processState } from '../base/process-state';
import { createFairTurns } from './fair-turns';
import * as messages from './messages';
import { type Content, type Sanitized, sanitize } from './sanitize';
import { createThreads, TooMuchError } from './threads';

/** Takes markup and style sheets apart for pages, without keeping the process from anything else. */
export interface Sanitizer {
  /**
   * Returns what becomes of a content. The jobs of one owner, a shop, come one after the other.
   * @throws DomainError invalid for one that takes too long, unavailable where the owner has too many jobs.
   */
  run(owner: string, content: Content): Promise<Sanitized>;
}

/** Length in characters up to which no content takes 5 ms, so that it is not worth a thread. */
const SHORT_LENGTH = 2_000;
/** One for whoever saves, while another is at a content that takes long. */
const MAX_THREADS = 2;
/** Time for one content: over twenty times what the slowest takes that may be saved, for a machine that is kept busy. */
const TIME_LIMIT_MS = 20_000;
const IDLE_MS = 60_000;
const MAX_WAITING = 30;
const MAX_ENTRIES = 2_000;
const MAX_CHARACTERS = 8 * 1_048_576;
const RETRY_AFTER_S = 5;

/** @param program of the threads; without it everything is done at once, as in a command, which nobody waits for. */
export function createSanitizer(program?: string): Sanitizer {
  const turns = createFairTurns(MAX_THREADS);
  const threads = program === undefined ? null : threadsOf(program);
  const cache = createKeyedCache<Sanitized>({
    maxEntries: MAX_ENTRIES,
    maxBytes: MAX_CHARACTERS,
    sizeOf: ({ content }) => content.length,
  });

  async function make(owner: string, content: Content): Promise<Sanitized> {
    if (!threads || content.text.length <= SHORT_LENGTH) return sanitize(content);
    if (turns.waitingOf(owner) >= MAX_WAITING) {
      throw unavailable(messages.tooManyWaiting, { retryAfterS: RETRY_AFTER_S });
    }
    return turns.run(owner, () => threads.run(content)).catch(asTooMuch);
  }

  return {
    run: (owner, content) => cache.get(contentKey(content), () => make(owner, content)),
  };
}

const threadsOf = (program: string) =>
  createThreads<Content, Sanitized>({ program, timeLimitMs: TIME_LIMIT_MS, idleMs: IDLE_MS });

function asTooMuch(error: unknown): never {
  throw error instanceof TooMuchError ? invalid(messages.tooMuch) : error;
}

/** Names a content by what it is: the same text becomes the same everywhere. */
export const contentKey = ({ kind, text }: Content): string =>
  `${kind} ${createHash('sha256').update(text).digest('base64url')}`;

/** The sanitizer of this process, for its backend and its pages. */
export const processSanitizer = (program?: string): Sanitizer =>
  processState('sanitizer', () => createSanitizer(program));
