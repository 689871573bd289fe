import { type Ground, makeRequest } from './make-request';
import { createChoices } from './random';
import { rawBytes } from './raw-bytes';
import { createSender, type Ending, sendBytes } from './send';

export interface FuzzOptions {
  port: number;
  seed: number;
  /** The numbers of the requests: from the first up to, but not including, the end. */
  first: number;
  end: number;
  ground: Ground;
}

export interface Tally {
  /** How many requests ended in each way. */
  endings: Map<Ending, number>;
  /** Answers of 500 and hangs, by what makes them again. */
  failures: string[];
}

const CONNECTIONS = 16;
/** Every so many-th is no request at all. */
const RAW_EVERY = 100;
const TOLD_FAILURES = 20;

/** Sends the requests of these numbers, many at a time, and counts how they end. */
export async function runFuzz(options: FuzzOptions): Promise<Tally> {
  const { port, seed, first, end, ground } = options;
  const tally: Tally = { endings: new Map(), failures: [] };
  const sender = createSender(port, CONNECTIONS);
  let next = first;
  const work = async () => {
    while (next < end) {
      const number = next++;
      if (number % RAW_EVERY === 0) {
        const choices = createChoices(seed * 7 + number);
        count(tally, await sendBytes(port, rawBytes(choices)), `bytes ${number}`);
        continue;
      }
      const made = makeRequest(ground, seed, number);
      count(tally, await sender.send(made), `${number}: ${made.method} ${made.path.slice(0, 120)}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work)).finally(sender.close);
  return tally;
}

function count({ endings, failures }: Tally, ending: Ending, received: string): void {
  endings.set(ending, (endings.get(ending) ?? 0) + 1);
  const isFailure = ending === 'hung' || (typeof ending === 'number' && isFault(ending));
  if (isFailure && failures.length < TOLD_FAILURES) failures.push(`${ending} ${received}`);
}

/** What a server answers of its own failing. The database is never away here. */
export const isFault = (status: number) => status >= 500;

/** How many ended in a way. */
export function countOf({ endings }: Tally, matches: (ending: Ending) => boolean): number {
  return [...endings].reduce((sum, [ending, times]) => sum + (matches(ending) ? times : 0), 0);
}
