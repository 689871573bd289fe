import { beforeEach, describe, expect, test } from 'vitest';
import { caseMessages, cases } from '@/backend/db/schema';
import { addNote, answerCase, closeCase } from '@/backend/domain/cases/change-case';
import { listCases } from '@/backend/domain/cases/list-cases';
import { loadCaseForShop } from '@/backend/domain/cases/load-cases';
import { LIST_PAGE_SIZE } from '@/core/model/operations';
import {
  ADA,
  ADAS_OTHER,
  CASE_CALLS,
  DRAFT,
  ELSEWHERE,
  EVE,
  GRACE,
  OTHER_HOST,
  withCaseShop,
} from './case-shop';

const caseShop = withCaseShop();
const { all, ask, file, logged, database } = caseShop;

const NOTE = 'He has done this before.';
const say = (message: string) => ({ message, attachments: [] });

beforeEach(async () => void (await database.db.delete(cases)));

async function answer(caseId: string, message = 'We send a new one.') {
  return answerCase(await caseShop.own(), GRACE, await caseShop.seen(caseId), say(message));
}
async function note(caseId: string) {
  return addNote(await caseShop.own(), GRACE, caseId, say(NOTE));
}
async function list(filter: Parameters<typeof listCases>[1] = {}, host?: string) {
  return listCases(await caseShop.own(host), filter);
}

describe('the shop', () => {
  test('answers in the name of the shop, and the dispute waits for its shopper [S7.268]', async () => {
    const { id } = await file();
    const received = await answer(id);
    expect(received).toMatchObject({ status: 'answered', email: ADA.email });
    expect(received.messages[1]).toMatchObject({ senderType: 'shop', senderName: GRACE.email });
    const [result] = await all();
    expect(result).toMatchObject({ status: 'answered' });
    expect(result?.messages[1]).toMatchObject({
      message: 'We send a new one.',
      senderType: 'shop',
      senderName: 'Gridline',
      isInternal: false,
    });
    await ask('addCaseMessage', { ...ADA, caseId: id, message: 'Thank you' });
    expect((await all())[0]?.status).toBe('open');
  });

  test('its notes and who wrote are in no answer to a shopper [S6.300] [S7.269]', async () => {
    const { id } = await file();
    const received = await note(id);
    await answer(id);
    expect(received.messages[1]).toMatchObject({
      message: NOTE,
      isInternal: true,
      senderName: GRACE.email,
    });
    expect(received.status).toBe('open');
    const bodies = [];
    for (const call of CASE_CALLS) {
      const request = { ...DRAFT, ...ADA, caseId: id, message: 'Hello' };
      const answered = await ask(call, request);
      expect(answered.status).toBe(200);
      bodies.push(await answered.text());
    }
    for (const body of bodies) {
      expect(body).not.toContain(NOTE);
      expect(body).not.toContain(GRACE.email);
      expect(body).not.toContain('"isInternal":true');
    }
    expect(bodies.join()).toContain('We send a new one.');
  });

  test('closes a dispute, once and for all until its shopper writes [S7.270]', async () => {
    const { id } = await file();
    const closed = await closeCase(await caseShop.own(), GRACE, await caseShop.seen(id));
    expect(closed.status).toBe('closed');
    const again = await closeCase(await caseShop.own(), GRACE, await caseShop.seen(id));
    expect(again.updatedAt).toBe(closed.updatedAt);
    expect((await note(id)).status).toBe('closed');
    await ask('addCaseMessage', { ...ADA, caseId: id, message: 'It is not over' });
    expect((await all())[0]?.status).toBe('open');
  });

  test('reads and changes its own disputes alone [S6.302]', async () => {
    const { id } = await file({}, ELSEWHERE, { host: OTHER_HOST });
    const refused = { kind: 'not-found', message: 'There is no such dispute.' };
    for (const caseId of [id, 'C-1', '']) {
      await expect(loadCaseForShop(await caseShop.own(), caseId)).rejects.toMatchObject(refused);
      await expect(answer(caseId)).rejects.toMatchObject(refused);
      await expect(note(caseId)).rejects.toMatchObject(refused);
      await expect(
        closeCase(await caseShop.own(), GRACE, await caseShop.seen(caseId)),
      ).rejects.toMatchObject(refused);
    }
    expect((await list()).cases).toEqual([]);
    expect(await database.db.select().from(caseMessages)).toHaveLength(1);
  });

  test('lists them, the longest waiting first, with how many there are of each state [S7.267]', async () => {
    const first = await file();
    const second = await file({ subject: 'Late' }, EVE);
    await file({ subject: 'Third' }, ADAS_OTHER);
    await note(second.id);
    await answer(first.id);
    const result = await list();
    expect(result.cases.map(({ subject }) => subject)).toEqual([
      'Late',
      'Third',
      'A seam came open',
    ]);
    expect(result).toMatchObject({ page: 1, totalPages: 1, total: 3 });
    expect(result.counts).toEqual({ open: 2, answered: 1, closed: 0 });
    expect(result.cases[2]).toEqual({
      ...{ id: first.id, number: first.number, name: 'Ada Stitch', email: ADA.email },
      ...{ subject: DRAFT.subject, type: 'damaged', status: 'answered', order_id: ADA.order_id },
      ...{ createdAt: first.createdAt, updatedAt: expect.any(String), messageCount: 2 },
    });
    expect(result.cases[0]).toMatchObject({ subject: 'Late', messageCount: 1 });
    const open = await list({ status: 'open' });
    expect(open.cases.map(({ subject }) => subject)).toEqual(['Late', 'Third']);
    await answer(second.id);
    const touched = (await list({ status: 'answered' })).cases.map(({ subject }) => subject);
    expect(touched).toEqual(['Late', 'A seam came open']);
    expect(open).toMatchObject({ total: 2, counts: { open: 2, answered: 1, closed: 0 } });
  });

  test('finds them by words of number, order, shopper and subject, as they are written [S7.267]', async () => {
    const { number } = await file({ subject: '100% wool_\\x' });
    await file({ subject: '1000 wool-yx', name: 'Eve' }, EVE);
    const find = async (q: string) => (await list({ q })).cases.map(({ name }) => name);
    expect(await find(number.toLowerCase())).toEqual(['Ada Stitch']);
    expect(await find('gl-1003')).toEqual(['Eve']);
    expect(await find(' eve@EXAMPLE.com ')).toEqual(['Eve']);
    expect(await find('100%')).toEqual(['Ada Stitch']);
    expect(await find('wool_\\x')).toEqual(['Ada Stitch']);
    expect(await find('wool')).toHaveLength(2);
    expect(await find("' OR 1=1 --")).toEqual([]);
  });

  test('lists them by pages [S7.267]', async () => {
    const { id } = await file();
    const [row] = await database.db.select().from(cases);
    if (!row) throw new Error('Nothing was filed.');
    const more = Array.from({ length: LIST_PAGE_SIZE + 4 }, (_, index) => ({
      ...{ ...row, id: undefined, number: `C-${index}` },
      updatedAt: new Date(2026, 0, 1 + index),
    }));
    await database.db.insert(cases).values(more);
    const [first, second] = [await list(), await list({ page: 2 })];
    expect(first).toMatchObject({ total: LIST_PAGE_SIZE + 5, totalPages: 2, page: 1 });
    expect(second.cases.at(-1)?.id).toBe(id);
    const ids = [...first.cases, ...second.cases].map((one) => one.id);
    expect(new Set(ids).size).toBe(LIST_PAGE_SIZE + 5);
    expect((await listCases(await caseShop.own(), { page: 9 })).cases).toEqual([]);
  });
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
