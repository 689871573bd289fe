import type { Tx } from '../../db/in-transaction';
import { mails } from '../../db/schema';
import type { RenderedMail } from '../../mail';
import type { ConsumerServices } from '../events/consumer';

interface QueuedMail extends RenderedMail {
  shopId: string;
  /** Occasion: one mail each, however often it is queued. */
  occasion: string;
  recipient: string;
  /** Address at which the recipient stops mails of this kind. */
  unsubscribe?: string;
}

/** Keeps a mail for `sendMails`, which finds it once the transaction is done. */
export async function queueMail(
  tx: Tx,
  { now }: ConsumerServices,
  mail: QueuedMail,
): Promise<void> {
  await tx
    .insert(mails)
    .values({ ...mail, tryAt: new Date(now()) })
    .onConflictDoNothing({ target: mails.occasion });
}
