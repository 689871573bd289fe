import { and, asc, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import { MAX_ATTEMPTS } from '../../base/next-try';
import { mails, shops } from '../../db/schema';
import type { OutgoingMail } from '../../mail';
import type { Services } from '../../services/services';

const BATCH = 5;
/** Longer than a batch can take. Whoever ends within, without a word, has its mails tried again after it. */
const CLAIM_MS = 5 * 60_000;

export interface ClaimedMail extends OutgoingMail {
  shopId: string;
  /** How often it has failed. */
  attempts: number;
}

/**
 * Takes mails that are due, so that no other process does: they are due again only when this one
 * should long be done with them.
 */
export async function claimMails({
  shops: { across },
  now,
}: Pick<Services, 'shops' | 'now'>): Promise<ClaimedMail[]> {
  const { db } = across;
  // Apart from the update, so that no plan looks for them twice.
  const due = db.$with('due').as(
    db
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(
          isNull(mails.sentAt),
          lte(mails.tryAt, new Date(now())),
          lt(mails.attempts, MAX_ATTEMPTS),
        ),
      )
      .orderBy(asc(mails.tryAt))
      .limit(BATCH)
      .for('update', { skipLocked: true }),
  );
  const { id, shopId, occasion, recipient, subject, plain, html, unsubscribe, attempts } = mails;
  return db
    .with(due)
    .update(mails)
    .set({ tryAt: new Date(now() + CLAIM_MS) })
    .from(shops)
    .where(and(inArray(mails.id, db.select({ id: due.id }).from(due)), eq(shops.id, mails.shopId)))
    .returning({
      ...{ id, shopId, occasion, recipient, subject, plain, html, unsubscribe, attempts },
      sender: { name: shops.name, email: shops.email, host: shops.host },
    });
}
