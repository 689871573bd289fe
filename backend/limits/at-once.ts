import { type DomainError, unavailable } from '../base/errors';
import { metrics } from '../base/metrics';
import * as messages from './messages';

/** Limit of what is done at the same time for one name. */
export interface AtOnce {
  /** Name in the metrics. */
  name: string;
  running: number;
  /** Number of those who wait for a turn; whoever comes then is sent off. */
  waiting: number;
  longestWaitMs: number;
}

export interface CappedTurns {
  /** Does work when it is the turn of its owner. @throws DomainError unavailable where too many wait, or too long */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result>;
}

interface Turns {
  running: number;
  waiting: Set<() => void>;
}

const RETRY_AFTER_S = 5;

/** Turns of many owners, such as shops: what one asks for keeps no other waiting. */
export function createCappedTurns(limit: AtOnce): CappedTurns {
  const owners = new Map<string, Turns>();

  const turnsOf = (owner: string): Turns => {
    const turns = owners.get(owner) ?? { running: 0, waiting: new Set() };
    owners.set(owner, turns);
    return turns;
  };

  /** A turn goes straight to whoever has waited longest. */
  const passOn = (owner: string, turns: Turns): void => {
    const [next] = turns.waiting;
    if (next) {
      next();
      return;
    }
    turns.running -= 1;
    if (turns.running === 0) owners.delete(owner);
  };

  return {
    async run(owner, work) {
      const turns = turnsOf(owner);
      if (turns.running < limit.running) turns.running += 1;
      else await waitForTurn(turns.waiting, limit);
      try {
        return await work();
      } finally {
        passOn(owner, turns);
      }
    },
  };
}

function waitForTurn(waiting: Turns['waiting'], limit: AtOnce): Promise<void> {
  return new Promise((resolve, reject) => {
    if (waiting.size >= limit.waiting) return reject(refusal(limit));
    const begin = () => {
      clearTimeout(timer);
      waiting.delete(begin);
      resolve();
    };
    const giveUp = () => {
      waiting.delete(begin);
      reject(refusal(limit));
    };
    const timer = setTimeout(giveUp, limit.longestWaitMs);
    waiting.add(begin);
  });
}

function refusal({ name }: AtOnce): DomainError {
  metrics().refusals.inc({ rate: name });
  return unavailable(messages.tooManyAtOnce, { retryAfterS: RETRY_AFTER_S });
}
