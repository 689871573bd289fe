import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { type DomainError, unavailable } from '../base/errors';
import { metrics } from '../base/metrics';
import { processState } from '../base/process-state';
import * as messages from './messages';

/** Limit of what is done at the same time for one owner, such as a shop. */
export interface AtOnce {
  /** Name in the metrics. */
  name: string;
  running: number;
  /** The same while others come, who wait for what keeps the process busy; `running` where it is not said. */
  besideOthers?: number;
  /** Length of a pause after work as a multiple of its own, while others come; none where it is not said. */
  pause?: number;
  /** Number of those who wait for a turn; whoever comes then is sent off. */
  waiting: number;
  longestWaitMs: number;
}

/** Work that is not over by then may never be, and keeps its turn no longer: a shop is not lost to what was given up. */
const LONGEST_RUN_MS = 60_000;

export interface CappedTurns {
  /**
   * Does work when it is the turn of its owner; what work does by further work of the kind is part of its turn. Of one with heavy
   * work there is one at a time beside others, and a pause of five times as long after it: what keeps the process busy leaves
   * it to them for most of the time.
   * @throws DomainError unavailable where too many wait, or too long
   */
  run<Result>(owner: string, work: () => Promise<Result>, isHeavy?: () => boolean): Promise<Result>;
}

interface Turns {
  running: number;
  waiting: Set<() => void>;
}

const RETRY_AFTER_S = 5;
/** Length of a pause as a multiple of the heavy work before it. */
const HEAVY_PAUSE = 5;
const LONGEST_PAUSE_MS = 3_000;
/** Owners remembered, and for how long, as those who have come. */
const RECENT = { max: 100, ttl: 10_000 };
/** The same as those whose work was heavy or light. */
const WEIGHED = { max: 1_000, ttl: 60_000 };

/** Work that has a turn: what it does by calls of its own needs no further one. */
const turnsTaken = () => processState('turns-taken', () => new AsyncLocalStorage<true>());

/** Turns of many owners: what one asks for keeps no other waiting. */
export function createCappedTurns(limit: AtOnce): CappedTurns {
  const owners = new Map<string, Turns>();
  const recent = new LRUCache<string, true>(RECENT);
  const heavy = new LRUCache<string, true>(WEIGHED);

  const hasOthers = (): boolean => {
    recent.purgeStale();
    return recent.size > 1;
  };
  const most = (owner: string): number => {
    if (!hasOthers()) return limit.running;
    return heavy.has(owner) ? 1 : (limit.besideOthers ?? limit.running);
  };

  const turnsOf = (owner: string): Turns => {
    const turns = owners.get(owner) ?? { running: 0, waiting: new Set() };
    owners.set(owner, turns);
    return turns;
  };

  /** Lets in whoever has waited longest, as many as may run. */
  const passOn = (owner: string, turns: Turns): void => {
    const room = most(owner) - turns.running;
    for (const begin of [...turns.waiting].slice(0, Math.max(room, 0))) begin();
    if (turns.running === 0) owners.delete(owner);
  };

  return {
    async run(owner, work, isHeavy = () => false) {
      if (turnsTaken().getStore()) return work();
      recent.set(owner, true);
      const turns = turnsOf(owner);
      if (turns.running < most(owner)) turns.running += 1;
      else await waitForTurn(turns, limit);
      let isOver = false;
      const end = () => {
        if (isOver) return;
        isOver = true;
        turns.running -= 1;
        passOn(owner, turns);
      };
      const startedAt = performance.now();
      const timer = setTimeout(end, LONGEST_RUN_MS).unref();
      try {
        return await turnsTaken().run(true, work);
      } finally {
        clearTimeout(timer);
        const tookMs = performance.now() - startedAt;
        if (isHeavy()) heavy.set(owner, true);
        const pauseMs = tookMs * (isHeavy() ? HEAVY_PAUSE : (limit.pause ?? 0));
        if (pauseMs >= 1 && hasOthers()) setTimeout(end, Math.min(pauseMs, LONGEST_PAUSE_MS));
        else end();
      }
    },
  };
}

function waitForTurn(turns: Turns, limit: AtOnce): Promise<void> {
  const { waiting } = turns;
  return new Promise((resolve, reject) => {
    if (waiting.size >= limit.waiting) return reject(refusal(limit));
    const begin = () => {
      clearTimeout(timer);
      waiting.delete(begin);
      turns.running += 1;
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
