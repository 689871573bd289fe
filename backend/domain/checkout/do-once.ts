import { inTransaction, type Tx } from '../../db/in-transaction';
import { type Asked, claimKey, knownAnswer, namedKey, type Repeatable } from './idempotency-key';

/**
 * Does work that the database alone holds, in one transaction with the Idempotency-Key that its call names:
 * once for each key, also where its repeats come at the same time. What fails leaves no key behind. Without
 * the header it is done each time.
 * @throws DomainError malformed for a key that is none, invalid for one that came with something else.
 */
export async function doOnce(
  asked: Asked,
  repeatable: Repeatable,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  const row = namedKey(asked, repeatable);
  const { db, now } = asked.services;
  await inTransaction(db, async (tx) => {
    if (!row || (await claimKey(tx, row, now()))) return work(tx);
    await knownAnswer(tx, row);
    asked.markReplayed();
  });
}
