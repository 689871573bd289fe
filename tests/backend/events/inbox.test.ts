import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { judgeReview } from '@/backend/domain/reviews/moderate-reviews';
import { SHOP_A } from '../api/seed';
import { BARE } from '../checkout/checkout-shop';
import { withOperations } from '../operations/operations-shop';
import { takeEvents, takeKinds, without } from './take-events';

const office = withOperations({ provider: 'test' });
const { received: reported, send } = office;
const { database, post } = office.shop;
const MESSAGE = { name: 'Ada', email: 'ada@example.com', message: 'Where is my hoodie?' };
const REVIEW = { productId: BARE, name: 'Ada', rating: 5, title: 'Good', text: 'Warm.' };

beforeAll(async () => {
  const { products } = tables;
  await database.db.update(products).set({ category: 'Hoodies' }).where(eq(products.id, BARE));
});
beforeEach(async () => {
  await database.db.delete(tables.contactMessages);
  await database.db.delete(tables.reviews);
  await takeEvents(database);
});

test('a message to the shop is received, answered and reopened, each change once [S7.933] [S7.935]', async () => {
  await post('/contact', MESSAGE);
  const [message] = await database.db.select().from(tables.contactMessages);
  const id = message?.id;
  for (const isDone of [true, true, false, false]) await reported('messageMark', { id, isDone });
  const events = await takeEvents(database);
  expect(events.map(({ kind, actor }) => `${kind} by ${actor}`)).toEqual([
    ...['message.received by shopper', 'message.answered by admin', 'message.reopened by admin'],
  ]);
  for (const event of events) expect(event).toMatchObject({ shopId: SHOP_A, subjectId: id });
  expect(JSON.stringify(events)).not.toMatch(/ada|hoodie/i);
});

test('a message that a program wrote is no event', async () => {
  await post('/contact', { ...MESSAGE, website: 'https://spam.example' });
  expect(await takeKinds(database)).toEqual([]);
});

test('a review is submitted and judged, and another verdict says what it was before [S7.934] [S7.935]', async () => {
  await Promise.all([1, 2, 3].map(() => post('/shield/reviews', REVIEW)));
  const [review] = await database.db.select().from(tables.reviews);
  const id = review?.id ?? '';
  await reported('reviewJudge', { id, verdict: 'approved' });
  await send('reviewJudge', { id, verdict: 'rejected' });
  for (const verdict of ['approved', 'rejected'] as const) {
    expect(await judgeReview(database.shops.across.db, 'localhost', id, verdict)).toBe(true);
  }
  const events = await takeEvents(database);
  expect(events).toMatchObject([
    { kind: 'review.submitted', actor: 'shopper', subjectId: id },
    { kind: 'review.approved', actor: 'admin', data: { before: 'pending' } },
    // By a command, whose operator no account tells.
    { kind: 'review.rejected', actor: 'admin', actorId: null, data: { before: 'approved' } },
  ]);
  expect(events[1]?.actorId).not.toBeNull();
});

test('neither is kept or changed without its event [S7.936]', async () => {
  await without(database, 'message.received', () => post('/contact', MESSAGE));
  await without(database, 'review.submitted', () => post('/shield/reviews', REVIEW));
  expect(await database.db.$count(tables.contactMessages)).toBe(0);
  expect(await database.db.$count(tables.reviews)).toBe(0);
  await post('/contact', MESSAGE);
  await post('/shield/reviews', REVIEW);
  const [message] = await database.db.select().from(tables.contactMessages);
  const [review] = await database.db.select().from(tables.reviews);
  await without(database, 'message.answered', () =>
    send('messageMark', { id: message?.id, isDone: true }),
  );
  await without(database, 'review.approved', () =>
    send('reviewJudge', { id: review?.id, verdict: 'approved' }),
  );
  expect(await database.db.select().from(tables.contactMessages)).toMatchObject([
    { isAnswered: false },
  ]);
  expect(await database.db.select().from(tables.reviews)).toMatchObject([{ status: 'pending' }]);
});
