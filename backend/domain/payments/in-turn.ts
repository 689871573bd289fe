import type { Services } from '../../services/services';

/**
 * What is done with the payment of one order, one after the other in this process: nothing is taken of an
 * order while it is given up, and nothing is given up while it is taken.
 */
export async function inTurn<Result>(
  { turns }: Pick<Services, 'turns'>,
  orderId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = turns.get(orderId) ?? Promise.resolve();
  const done = before.then(work);
  const settled = done.then(
    () => undefined,
    () => undefined,
  );
  turns.set(orderId, settled);
  try {
    return await done;
  } finally {
    if (turns.get(orderId) === settled) turns.delete(orderId);
  }
}
