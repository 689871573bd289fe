import type { Services } from '../../services/services';

/** Serializes work on the payment of one order in this process, so that it is never taken and given up at once. */
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
