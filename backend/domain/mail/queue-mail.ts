import { mails } from '../../db/schema';
import type { RenderedMail } from '../../mail';
import type { MailServices, MailWriter } from './mail-writer';

interface QueuedMail extends RenderedMail {
  shopId: string;
  /** What it tells of: one mail for each, whoever queues it and how often. */
  occasion: string;
  recipient: string;
}

/** Keeps a mail for `sendMails`; it is sent once the transaction is done, or never was. */
export async function queueMail(
  tx: MailWriter,
  { now }: MailServices,
  mail: QueuedMail,
): Promise<void> {
  await tx
    .insert(mails)
    .values({ ...mail, tryAt: new Date(now()) })
    .onConflictDoNothing({ target: mails.occasion });
}
