import { saysAway } from '@/services/api-error';
import { type Trying, tryUntilDone } from '@/services/try-again';

type Send = () => Promise<void>;

interface Untold {
  sends: Send[];
  trying: Trying;
}

/** What the shop of each store has yet to hear. */
const untold = new WeakMap<object, Untold>();

/**
 * Tells the shop of a store something, after all that it has yet to hear from there. While the shop is away
 * all of it waits together, and is told again in the same order; any other failure is only logged (spec 8).
 */
export function tellInTurn(store: object, send: Send): void {
  const { sends, trying } = untold.get(store) ?? openQueue(store);
  sends.push(send);
  trying.now();
}

function openQueue(store: object): Untold {
  const sends: Send[] = [];
  const trying = tryUntilDone(async () => {
    for (let next = sends[0]; next; next = sends[0]) {
      if (await isAwayFor(next)) return false;
      sends.shift();
    }
    untold.delete(store);
    return true;
  });
  const queue = { sends, trying };
  untold.set(store, queue);
  return queue;
}

async function isAwayFor(send: Send): Promise<boolean> {
  try {
    await send();
    return false;
  } catch (failure) {
    console.error('The shop could not be told what was added.', failure);
    return saysAway(failure);
  }
}
