import { beforeEach, expect, test } from 'vitest';
import { caseMessages, cases } from '@/backend/db/schema';
import { addNote, answerCase, closeCase } from '@/backend/domain/cases/change-case';
import { ADA, GRACE, withCaseShop } from '../cases/case-shop';
import { takeEvents, takeKinds, without } from './take-events';

const caseShop = withCaseShop();
const { ask, database, file, own, seen } = caseShop;
const say = (message: string) => ({ message, attachments: [] });

beforeEach(async () => {
  await database.db.delete(cases);
  await takeEvents(database);
});

const add = (caseId: string, message: string) => ask('addCaseMessage', { ...ADA, caseId, message });
const answer = async (id: string, message: string) =>
  answerCase(await own(), GRACE, await seen(id), say(message));
const close = async (id: string) => closeCase(await own(), GRACE, await seen(id));

test('what happens in a dispute is recorded with its messages and states [S7.939] [S7.935]', async () => {
  const { id } = await file();
  await add(id, 'It got worse.');
  await addNote(await own(), GRACE, id, say('He has done this before.'));
  await answer(id, 'We send a new one.');
  await close(id);
  await close(id);
  await add(id, 'It is not over.');
  const events = await takeEvents(database);
  expect(events.map(({ kind, actor, actorId }) => [kind, actor, actorId])).toEqual([
    ['case.opened', 'shopper', null],
    ['case.message-added', 'shopper', null],
    ['case.note-added', 'admin', GRACE.id],
    ['case.answered', 'admin', GRACE.id],
    ['case.status-changed', 'admin', GRACE.id],
    ['case.status-changed', 'admin', GRACE.id],
    ['case.message-added', 'shopper', null],
    ['case.status-changed', 'shopper', null],
  ]);
  expect(events.filter(({ kind }) => kind === 'case.status-changed')).toMatchObject([
    { data: { before: 'open', after: 'answered' } },
    { data: { before: 'answered', after: 'closed' } },
    { data: { before: 'closed', after: 'open' } },
  ]);
  const written = await database.db.select().from(caseMessages);
  const named = events.flatMap(({ data }) => ('messageId' in data ? [data.messageId] : []));
  expect(named.sort()).toEqual(written.map((message) => message.id).sort());
  for (const { subjectId } of events) expect(subjectId).toBe(id);
  expect(JSON.stringify(events)).not.toMatch(/worse|new one|ada@|grace@/i);
});

test('what is sent again within a minute is no second event [S7.939]', async () => {
  const [{ id }] = await Promise.all([file(), file(), file()]);
  await Promise.all([1, 2, 3].map(() => add(id, 'Hello?')));
  for (let time = 0; time < 2; time += 1) await answer(id, 'We are here.');
  expect(await takeKinds(database)).toEqual([
    ...['case.opened by shopper', 'case.message-added by shopper'],
    ...['case.answered by admin', 'case.status-changed by admin'],
  ]);
});

test('nothing is filed, answered or closed without its event [S7.936]', async () => {
  await without(database, 'case.opened', () => expect(file()).rejects.toThrow('500'));
  expect(await database.db.$count(cases)).toBe(0);
  const { id } = await file();
  await without(database, 'case.answered', () => expect(answer(id, 'Yes')).rejects.toThrow());
  await without(database, 'case.status-changed', () => expect(close(id)).rejects.toThrow());
  expect(await database.db.$count(caseMessages)).toBe(1);
  expect(await database.db.select().from(cases)).toMatchObject([{ status: 'open' }]);
});
