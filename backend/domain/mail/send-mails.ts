import { and, asc, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import { metrics } from '../../base/metrics';
import { MAX_ATTEMPTS, nextTry } from '../../base/next-try';
import { matching, type Tx } from '../../db/rows';
import { type MailRow, mails, shops } from '../../db/schema';
import type { Mailer, OutgoingMail, RenderedMail } from '../../mail';
import type { Services } from '../../services/services';
import type { ConsumerServices } from '../events/record-event';

type Sending = Pick<Services, 'shops' | 'now' | 'log' | 'mailer'>;

/**
 * Sends the mails that are due, beside other processes, and gives how many left. One that fails is tried again; where
 * the process dies between sending a mail and noting it, that mail comes twice, with the same id.
 */
export async function sendMails(services: Sending): Promise<number> {
  const { mailer } = services;
  if (!mailer) return 0;
  let sent = 0;
  for (;;) {
    const claimed = await claimMails(services);
    if (claimed.length === 0) return sent;
    const outcomes = await Promise.all(claimed.map((mail) => sendOne(services, mailer, mail)));
    sent += outcomes.filter(Boolean).length;
  }
}

async function sendOne(services: Sending, mailer: Mailer, mail: ClaimedMail): Promise<boolean> {
  try {
    await mailer.send(mail);
  } catch (error) {
    metrics().mails.inc({ result: 'failed' });
    await noteFailure(services, mail, error);
    return false;
  }
  metrics().mails.inc({ result: 'sent' });
  const sentAt = new Date(services.now());
  await note(services, mail, { sentAt, failure: '' });
  return true;
}

async function noteFailure(services: Sending, mail: ClaimedMail, error: unknown) {
  const { now, log } = services;
  const { id, occasion } = mail;
  const attempts = mail.attempts + 1;
  const failure = error instanceof Error ? error.message : String(error);
  const tryAt = new Date(nextTry(attempts, now()));
  await note(services, mail, { attempts, failure, tryAt });
  const fields = { id, occasion, attempts, failure };
  if (attempts >= MAX_ATTEMPTS) log.error('An e-mail could not be sent and is given up', fields);
  else log.warn('An e-mail could not be sent and is tried again', { ...fields, tryAt });
}

async function note({ shops }: Sending, { id, shopId }: ClaimedMail, changes: Partial<MailRow>) {
  const { db } = shops.ofShop(shopId);
  await db.update(mails).set(changes).where(matching(mails, { shopId, id }));
}

const BATCH = 5;
/** Longer than a batch can take. Whoever ends within, without a word, has its mails tried again after it. */
const CLAIM_MS = 5 * 60_000;

interface ClaimedMail extends OutgoingMail {
  shopId: string;
  attempts: number;
}

/** Takes mails that are due: they are due again only when this process should long be done with them. */
async function claimMails({
  shops: { across },
  now,
}: Pick<Services, 'shops' | 'now'>): Promise<ClaimedMail[]> {
  const { db } = across;
  const { id, shopId, occasion, recipient, subject, plain, html, unsubscribe, attempts } = mails;
  const { replyTo, sentAt, tryAt } = mails;
  // Apart from the update, so that no plan looks for them twice.
  const due = db.$with('due').as(
    db
      .select({ id })
      .from(mails)
      .where(and(isNull(sentAt), lte(tryAt, new Date(now())), lt(attempts, MAX_ATTEMPTS)))
      .orderBy(asc(tryAt))
      .limit(BATCH)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(mails)
    .set({ tryAt: new Date(now() + CLAIM_MS) })
    .from(shops)
    .where(and(inArray(id, db.select({ id: due.id }).from(due)), eq(shops.id, shopId)))
    .returning({
      ...{ id, shopId, occasion, recipient, subject, plain, html, unsubscribe, replyTo, attempts },
      sender: { name: shops.name, email: shops.email, host: shops.host },
    });
}

interface QueuedMail extends RenderedMail {
  shopId: string;
  /** Occasion: one mail each, however often it is queued. */
  occasion: string;
  recipient: string;
  unsubscribe?: string;
  replyTo?: string;
}

/** Keeps a mail for `sendMails`, which finds it once the transaction is done. */
export async function queueMail(
  tx: Pick<Tx, 'insert'>,
  { now }: Pick<ConsumerServices, 'now'>,
  mail: QueuedMail,
): Promise<void> {
  await tx
    .insert(mails)
    .values({ ...mail, tryAt: new Date(now()) })
    .onConflictDoNothing({ target: mails.occasion });
}
