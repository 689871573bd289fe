import { availableParallelism } from 'node:os';
import { type AtOnce, type CappedTurns, createCappedTurns } from './at-once';

/**
 * Calls that only read, worked on at once for one shop: they keep a processor busy, here or at the database, and as many as
 * there are processors leave none to other shops.
 */
const READS: AtOnce = {
  name: 'reads-at-once',
  running: Math.max(2, Math.floor(availableParallelism() / 2)),
  waiting: 200,
  longestWaitMs: 8_000,
};
/** Calls that change something: some of them wait for a payment provider, and none must wait for those. */
const WRITES: AtOnce = { ...READS, name: 'writes-at-once', running: 30 };
/** Calls of a shop's admins, of whom there are few; shoppers take none of their turns. */
const ADMIN_CALLS: AtOnce = { ...READS, name: 'admin-calls-at-once', running: 6, waiting: 50 };

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
