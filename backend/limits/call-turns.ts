import { type AtOnce, type CappedTurns, createCappedTurns } from './at-once';

/** Longest wait for a turn: no browser waits much longer. */
const LONGEST_WAIT_MS = 8_000;

/** Calls that are worked on at once for one shop: enough to keep a database busy, and few beside those of other shops. */
const CALLS_AT_ONCE: AtOnce = {
  name: 'calls-at-once',
  running: 8,
  runningBesideOthers: 4,
  waiting: 200,
  longestWaitMs: LONGEST_WAIT_MS,
};
/** Turns of a shop's admins, of whom there are few; shoppers take none of theirs. */
const ADMINS_AT_ONCE: AtOnce = {
  ...CALLS_AT_ONCE,
  name: 'admin-calls-at-once',
  running: 4,
  runningBesideOthers: 2,
  waiting: 50,
};

export interface CallTurns {
  shoppers: CappedTurns;
  admins: CappedTurns;
}

export const createCallTurns = (): CallTurns => ({
  shoppers: createCappedTurns(CALLS_AT_ONCE),
  admins: createCappedTurns(ADMINS_AT_ONCE),
});
