import { inTransaction, type Tx } from '../../db/in-transaction';
import {
  claimKey,
  type KeyedContext,
  namedKey,
  type Repeatable,
  savedAnswer,
} from './idempotency-key';

/**
 * Does work that the database alone holds, in one transaction with the Idempotency-Key that its call names:
 * once for each key, also where its repeats come at the same time. What fails leaves no key behind. Without
 * the header it is done each time.
 * @throws DomainError malformed for a key that is none, invalid for one that came with something else.
 */
export async function doOnce(
  context: KeyedContext,
  repeatable: Repeatable,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  const row = namedKey(context, repeatable);
  const { db, now } = context.services;
  await inTransaction(db, async (tx) => {
    if (!row || (await claimKey(tx, row, now()))) return work(tx);
    await savedAnswer(tx, row);
    context.markReplayed();
  });
}
