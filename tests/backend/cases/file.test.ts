import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { caseMessages, cases } from '@/backend/db/schema';
import { closeCase } from '@/backend/domain/cases/change-case';
import { insertMessage } from '@/backend/domain/cases/insert-message';
import { MAX_CASE_MESSAGES, MAX_OPEN_CASES } from '@/core/model/case';
import { failureOf } from '../api/failure';
import {
  ADA,
  ADAS_OTHER,
  DRAFT,
  ELSEWHERE,
  EVE,
  GRACE,
  OTHER_HOST,
  theCase,
  withCaseShop,
} from './case-shop';

const caseShop = withCaseShop();
const { all, ask, file, logged, database } = caseShop;

beforeEach(async () => void (await database.db.delete(cases)));

const close = async (id: string) => closeCase(await caseShop.own(), GRACE, await caseShop.seen(id));

describe('POST /api/case/create', () => {
  test('files a dispute with all its fields, and gives it a number to say [S7.261] [S3.360]', async () => {
    const filed = await file();
    expect(filed).toMatchObject({
      number: expect.stringMatching(/^C-[2-9A-HJKMNP-Z]{7}$/),
      order_id: 'GL-1001',
      name: 'Ada Stitch',
      subject: 'A seam came open',
      type: 'damaged',
      status: 'open',
      messages: [
        {
          message: DRAFT.description,
          senderType: 'shopper',
          senderName: 'Ada Stitch',
          attachments: [],
          isInternal: false,
        },
      ],
    });
    const [row] = await database.db.select().from(cases);
    expect(row).toMatchObject({ email: 'ada@example.com', shopId: (await caseShop.shop()).id });
  });

  test('the same filed twice at once is one dispute [S7.265]', async () => {
    const filed = await Promise.all(Array.from({ length: 8 }, () => file()));
    expect(new Set(filed.map(({ id }) => id)).size).toBe(1);
    expect(await all()).toHaveLength(1);
    expect(theCase((await all())[0]).messages).toHaveLength(1);
  });

  test('the same of another kind, or with a photo that the first has not, is another [S7.265]', async () => {
    const photo = await caseShop.hand();
    const first = await file();
    const others = [await file({ type: 'refund' }), await file({ attachments: [photo] })];
    expect(new Set([first, ...others].map(({ id }) => id)).size).toBe(3);
    expect((await file({ attachments: [photo] })).id).toBe(others[1]?.id);
  });

  test('another subject or order, or the same a minute later, is another [S7.265]', async () => {
    const first = await file();
    const others = [await file({ subject: 'A second one' }), await file({}, ADAS_OTHER)];
    const longAgo = new Date(Date.now() - 61_000);
    await database.db.update(cases).set({ createdAt: longAgo }).where(eq(cases.id, first.id));
    others.push(await file());
    expect(new Set([first, ...others].map(({ id }) => id)).size).toBe(4);
  });

  test('an order has at most five open ones, however fast they come [S9.143]', async () => {
    const subjects = Array.from({ length: 9 }, (_, index) => `Number ${index}`);
    const answers = await Promise.all(
      subjects.map((subject) => ask('createCase', { ...DRAFT, ...ADA, subject })),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(9 - MAX_OPEN_CASES);
    for (const answer of refused) {
      expect((await failureOf(answer)).message).toContain('5 open disputes');
    }
    await file({}, ADAS_OTHER);
    const [one] = await all();
    await close(theCase(one).id);
    await file({ subject: 'There is room again' });
  });

  test('says what a field lacks, with its path [S5.206]', async () => {
    const wrong: [object, number, string][] = [
      [{ name: ' ' }, 422, 'name'],
      [{ subject: '' }, 422, 'subject'],
      [{ subject: 'x'.repeat(201) }, 422, 'subject'],
      [{ description: '\n ' }, 422, 'description'],
      [{ description: '\u200b\u202e\u0007' }, 422, 'description'],
      [{ description: 'x'.repeat(5001) }, 422, 'description'],
      [{ type: 'theft' }, 422, 'type'],
      [{ description: 7 }, 400, 'description'],
      [{ subject: 'a\u0000b' }, 400, 'subject'],
      [{ attachments: 'x' }, 400, 'attachments'],
      [{ attachments: [1] }, 400, 'attachments.0'],
      [{ attachments: [{ path: '/etc/passwd' }] }, 400, 'attachments.0'],
    ];
    for (const [part, status, path] of wrong) {
      const failure = await failureOf(await ask('createCase', { ...DRAFT, ...ADA, ...part }));
      expect(failure, JSON.stringify(part).slice(0, 60)).toMatchObject({ status, path });
      expect(failure.message).not.toBe('');
    }
    expect(await all()).toEqual([]);
  });

  test('takes 5000 characters, and refuses a message of a megabyte unread [S5.206]', async () => {
    const long = 'ä'.repeat(5000);
    expect((await file({ description: long })).messages[0]?.message).toBe(long);
    const huge = { ...DRAFT, ...ADA, description: 'x'.repeat(1_048_576) };
    expect((await failureOf(await ask('createCase', huge))).status).toBe(413);
  });

  test('keeps markup, quotes and odd letters as the text they are [S5.208]', async () => {
    const words = [
      '<script>alert(1)</script><img src=x onerror=alert(1)>',
      "'; DROP TABLE cases; -- \\ %s {{x}}",
      'right to left: שלום, 😀, a\u0301, \n\n a line',
      '__proto__',
      '/media/upload-1.webp is the picture',
      'https://storage.example/a.jpg is the picture',
    ];
    for (const text of words) {
      const said = { name: text.slice(0, 50), subject: text, description: text };
      const filed = await file(said, EVE);
      const onALine = (written: string) => written.replace(/\s+/g, ' ').trim();
      expect(filed).toMatchObject({ subject: onALine(text), name: onALine(said.name) });
      expect(filed.messages[0]).toMatchObject({ message: text });
      await close(filed.id);
    }
  });
});

describe('POST /api/case/add-message', () => {
  const add = (caseId: string, body: object = {}, from = {}) =>
    ask('addCaseMessage', { ...ADA, caseId, message: 'One more thing', ...body }, from);

  test('adds to a dispute, from the one who filed it, whatever the body says [S7.262] [S6.301] [S3.361]', async () => {
    const { id } = await file();
    const claims = { senderType: 'shop', senderName: 'Support', isInternal: true };
    const answer = await add(id, claims);
    expect(answer.status).toBe(200);
    const [result] = await all();
    expect(result?.messages).toMatchObject([
      { message: DRAFT.description },
      {
        message: 'One more thing',
        senderType: 'shopper',
        senderName: 'Ada Stitch',
        isInternal: false,
      },
    ]);
    expect(result?.status).toBe('open');
  });

  test('opens a closed one again [S7.270]', async () => {
    const { id } = await file();
    await close(id);
    expect((await all())[0]?.status).toBe('closed');
    await add(id);
    expect((await all())[0]?.status).toBe('open');
  });

  test('another order’s, another shop’s and no dispute at all are the same 404 [S6.302]', async () => {
    const other = await file({}, EVE);
    const elsewhere = await file({}, ELSEWHERE, { host: OTHER_HOST });
    const ids = [
      other.id,
      elsewhere.id,
      other.number,
      '00000000-0000-4000-8000-000000000000',
      '',
      '../',
    ];
    const received = new Set<string>();
    for (const caseId of ids) {
      received.add(await (await add(caseId)).text());
      received.add(await (await ask('getCase', { ...ADA, caseId })).text());
    }
    expect([...received]).toHaveLength(1);
    expect(JSON.parse([...received][0] ?? '')).toMatchObject({ status: 404 });
    expect((await all(EVE))[0]?.messages).toHaveLength(1);
  });

  test('sent twice at once it counts once; said again later it counts [S7.265]', async () => {
    const { id } = await file();
    await Promise.all(Array.from({ length: 6 }, () => add(id)));
    expect((await all())[0]?.messages).toHaveLength(2);
    await add(id, { message: 'Else' });
    await add(id);
    expect((await all())[0]?.messages).toHaveLength(4);
  });

  test('with another photo it is another, with the same one it is not [S7.265]', async () => {
    const { id } = await file();
    const photos = [await caseShop.hand(), await caseShop.hand()];
    for (const photo of [...photos, photos[1]]) await add(id, { attachments: [photo] });
    const { messages } = theCase((await all())[0]);
    expect(messages.map(({ attachments }) => attachments.map((one) => one.id))).toEqual([
      [],
      ...photos.map((photo) => [photo]),
    ]);
  });

  test('one that waited for another comes after it [S7.262]', async () => {
    const { id } = await file();
    const shop = await caseShop.shop();
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT now()`);
      await add(id, { message: 'Written meanwhile' });
      await insertMessage(
        tx,
        { id, shopId: shop.id },
        {
          ...{ senderType: 'shop', senderName: 'grace', message: 'Written after it' },
          ...{ isInternal: false, attachments: [] },
        },
      );
    });
    const texts = theCase((await all())[0]).messages.map(({ message }) => message);
    expect(texts).toEqual([DRAFT.description, 'Written meanwhile', 'Written after it']);
  });

  test('many different ones at once all arrive [S7.262]', async () => {
    const { id } = await file();
    const texts = Array.from({ length: 12 }, (_, index) => `Message ${index}`);
    await Promise.all(texts.map((message) => add(id, { message })));
    const [result] = await all();
    const said = theCase(result).messages.map(({ message }) => message);
    expect(said.sort()).toEqual([DRAFT.description, ...texts].sort());
  });

  test('a dispute has at most 200 messages, notes aside [S9.144]', async () => {
    const { id } = await file();
    const { id: shopId } = await caseShop.shop();
    const row = {
      shopId,
      caseId: id,
      senderType: 'shopper' as const,
      senderName: 'Ada',
      message: 'x',
    };
    const rows = Array.from({ length: MAX_CASE_MESSAGES - 2 }, () => row);
    const notes = Array.from({ length: 5 }, () => ({ ...row, isInternal: true }));
    await database.db.insert(caseMessages).values([...rows, ...notes]);
    const texts = ['The last', 'One too many', 'Two too many'];
    const answers = await Promise.all(texts.map((message) => add(id, { message })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = await failureOf(await add(id, { message: 'Another' }));
    expect(refused.message).toContain('200 messages');
  });

  test('refuses what says nothing, too much, or a megabyte [S5.206]', async () => {
    const { id } = await file();
    for (const [message, status] of [
      ['  ', 422],
      ['x'.repeat(5001), 422],
      ['x'.repeat(1_048_576), 413],
    ] as const) {
      expect((await add(id, { message })).status).toBe(status);
    }
  });
});

describe('reading', () => {
  test('the newest dispute unless it is named, 404 where there is none [S7.263]', async () => {
    expect((await ask('getCase', ADA)).status).toBe(404);
    const [first, second] = [await file(), await file({ subject: 'Later' })];
    const newest = await (await ask('getCase', ADA)).json();
    expect(newest.data).toMatchObject({ id: second.id, subject: 'Later' });
    const named = await (await ask('getCase', { ...ADA, caseId: first.id })).json();
    expect(named.data).toMatchObject({ id: first.id });
  });

  test('all disputes of an order, the newest first, and of no other [S7.264]', async () => {
    await file({}, EVE);
    await file();
    await file({ subject: 'Later' });
    expect((await all()).map(({ subject }) => subject)).toEqual(['Later', 'A seam came open']);
    expect(await all(ADAS_OTHER)).toEqual([]);
  });
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
