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

/** Work that may be heavy, as pages are that hold much. */
interface Weighed {
  /** Name of what it makes, which weighs as much the next time. */
  subject: string;
  /** Says how it was, once it is done. */
  isHeavy(): boolean;
}

export interface CappedTurns {
  /**
   * Does work when it is the turn of its owner; what work does by further work of the kind is part of its turn. Beside others,
   * whatever of an owner's is not known to be light is done one at a time, with a pause of five times as long after what was heavy:
   * what keeps the process busy leaves it to them for most of the time. What is light waits for none of it.
   * @throws DomainError unavailable where too many wait, or too long
   */
  run<Result>(owner: string, work: () => Promise<Result>, weighed?: Weighed): Promise<Result>;
}

interface Turns {
  running: number;
  waiting: Set<() => void>;
}

const RETRY_AFTER_S = 5;
/** Ending of the name of a lane for what may be heavy. */
const HEAVY = '\0heavy';
/** Length of a pause as a multiple of the heavy work before it. */
const HEAVY_PAUSE = 5;
const LONGEST_PAUSE_MS = 3_000;
/** Owners remembered, and for how long, as those who have come. */
const RECENT = { max: 100, ttl: 10_000 };

/** Subjects remembered, and for how long it is remembered that one was heavy, or light. */
const SUBJECTS = { max: 5_000, ttl: 60_000 };
const LIGHT = { ttl: 60 * 60_000 };
/** Length of what is remembered of a name, which may be an address of any length: what begins the same weighs the same. */
const MAX_NAME = 200;

/** Work that has a turn: what it does by calls of its own needs no further one. */
const turnsTaken = () => processState('turns-taken', () => new AsyncLocalStorage<true>());

/** Turns of many owners: what one asks for keeps no other waiting. */
export function createCappedTurns(limit: AtOnce): CappedTurns {
  const lanes = new Map<string, Turns>();
  const recent = new LRUCache<string, true>(RECENT);
  const weights = createWeights();

  const hasOthers = (): boolean => {
    recent.purgeStale();
    return recent.size > 1;
  };

  /** Lane in which an owner's work waits: what may be heavy has one of its own. */
  const laneOf = (owner: string, weighed?: Weighed): string => {
    const isApart = weighed && hasOthers() && !weights.isLight(owner, weighed.subject);
    return isApart ? `${owner}${HEAVY}` : owner;
  };

  const most = (lane: string): number => {
    if (lane.endsWith(HEAVY)) return 1;
    return hasOthers() ? (limit.besideOthers ?? limit.running) : limit.running;
  };

  /** Takes a turn; the promise of one where there is none. */
  const enter = (lane: string): Promise<void> | undefined => {
    const turns = lanes.get(lane) ?? { running: 0, waiting: new Set() };
    lanes.set(lane, turns);
    if (turns.running >= most(lane)) return waitForTurn(turns, limit);
    turns.running += 1;
    return undefined;
  };

  /** Gives a turn back, and lets in whoever has waited longest, as many as may run. */
  const leave = (lane: string): void => {
    const turns = lanes.get(lane);
    if (!turns) return;
    turns.running -= 1;
    const room = most(lane) - turns.running;
    for (const begin of [...turns.waiting].slice(0, Math.max(room, 0))) begin();
    if (turns.running === 0) lanes.delete(lane);
  };

  /** Length in ms of the pause after work in a lane, which is for the others. */
  const pauseIn = (lane: string, tookMs: number, isHeavy: boolean): number => {
    if (!hasOthers()) return 0;
    const times = isHeavy && lane.endsWith(HEAVY) ? HEAVY_PAUSE : (limit.pause ?? 0);
    return Math.min(tookMs * times, LONGEST_PAUSE_MS);
  };

  return {
    async run(owner, work, weighed) {
      recent.set(owner, true);
      if (turnsTaken().getStore()) return work();
      let lane = laneOf(owner, weighed);
      for (let turn = enter(lane); turn; turn = enter(lane)) {
        await turn;
        if (laneOf(owner, weighed) === lane) break;
        // It was found meanwhile that it belongs elsewhere.
        leave(lane);
        lane = laneOf(owner, weighed);
      }
      const end = once(() => leave(lane));
      const timer = setTimeout(end, LONGEST_RUN_MS).unref();
      const startedAt = performance.now();
      try {
        return await turnsTaken().run(true, work);
      } finally {
        clearTimeout(timer);
        const isHeavy = weighed?.isHeavy() ?? false;
        if (weighed) weights.note(owner, weighed.subject, isHeavy);
        const pauseMs = pauseIn(lane, performance.now() - startedAt, isHeavy);
        if (pauseMs >= 1) setTimeout(end, pauseMs);
        else end();
      }
    },
  };
}

/** Remembers how owners' work was, by the subject of each piece. */
function createWeights() {
  const subjects = new LRUCache<string, 'heavy' | 'light'>(SUBJECTS);
  const keyOf = (owner: string, subject: string) => `${owner} ${subject}`.slice(0, MAX_NAME);
  return {
    /** Notes how a piece of work was; one that was heavy a moment ago does not become light by a smaller answer. */
    note(owner: string, subject: string, isHeavy: boolean): void {
      const key = keyOf(owner, subject);
      if (isHeavy) subjects.set(key, 'heavy');
      else if (subjects.get(key) !== 'heavy') subjects.set(key, 'light', LIGHT);
    },
    isLight: (owner: string, subject: string): boolean =>
      subjects.get(keyOf(owner, subject)) === 'light',
  };
}

/** Does something the first time alone. */
function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
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
