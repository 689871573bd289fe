import { availableParallelism } from 'node:os';
import { type AtOnce, type CappedTurns, createCappedTurns } from './at-once';

/** Number of a shop's calls that may wait for their turn, and for how long. */
const PATIENCE = { waiting: 200, longestWaitMs: 8_000 };

/**
 * Calls that only read keep a processor busy, here or at the database. While other shops come, those of one take half of
 * the processors at most, and leave the others as much time as they take.
 */
const READS: AtOnce = {
  name: 'reads-at-once',
  running: 20,
  besideOthers: Math.max(1, Math.floor(availableParallelism() / 2)),
  pause: 1,
  ...PATIENCE,
};
/** Calls that change something: some of them wait for a payment provider, and none must wait for those. */
const WRITES: AtOnce = { name: 'writes-at-once', running: 30, ...PATIENCE };
/** Calls of a shop's admins, of whom there are few; shoppers take none of their turns. */
const ADMIN_CALLS: AtOnce = { name: 'admin-calls-at-once', running: 6, ...PATIENCE, waiting: 50 };

/** Turns of shops with their calls, by what kind these are. */
export interface CallTurns {
  reads: CappedTurns;
  writes: CappedTurns;
  admins: CappedTurns;
}

export const createCallTurns = (): CallTurns => ({
  reads: createCappedTurns(READS),
  writes: createCappedTurns(WRITES),
  admins: createCappedTurns(ADMIN_CALLS),
});
