import { expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { SHOP_A } from '../api/seed';
import { withTestDatabase } from '../database';
import { withMailShop } from './mail-shop';

const database = withTestDatabase();
const { addCase, addMessage, recordMessage, handle, readMails } = withMailShop(database);

async function tellOf(...event: Parameters<typeof recordMessage>): Promise<void> {
  await recordMessage(...event);
  expect(await handle()).toBe(1);
}

test('an answer goes to whoever filed the dispute, with number, subject, words and link [S9.125]', async () => {
  const { order, dispute } = await addCase();
  await addMessage(dispute.id, 'It came torn.', { senderType: 'shopper' });
  const id = await addMessage(dispute.id, 'Dear Ada,\n\nwe are sorry.\nA new one is on its way.');
  await tellOf(dispute.id, 'case.answered', id);
  const [mail] = await readMails();
  expect(mail).toMatchObject({ recipient: 'ada@example.com', occasion: `case-answered ${id}` });
  expect(mail?.subject).toBe(`Our answer to your dispute ${dispute.number}: A seam came loose`);
  expect(mail?.plain).toContain('> Dear Ada,\n> \n> we are sorry.\n> A new one is on its way.');
  expect(mail?.plain).toContain(`Dispute: ${dispute.number}\nSubject: A seam came loose`);
  expect(mail?.html).toContain('we are sorry.<br>A new one is on its way.</p>');
  const link = /http:\/\/localhost:3000\/case-access\?access=(\S+)/.exec(mail?.plain ?? '');
  expect(mail?.html).toContain(`href="${link?.[0]}"`);
  const [, claim = ''] = decodeURIComponent(link?.[1] ?? '').split('.');
  expect(Buffer.from(claim, 'base64url').toString()).toContain(order.id);
});

test('a dispute that was filed is confirmed with its words, and told how many photos it has', async () => {
  const { dispute } = await addCase();
  const id = await addMessage(dispute.id, 'It came torn.', { senderType: 'shopper' });
  await attachPhoto(id);
  await tellOf(dispute.id, 'case.opened', id);
  const [mail] = await readMails();
  expect(mail?.subject).toBe(`We have your dispute ${dispute.number}: A seam came loose`);
  expect(mail?.plain).toContain('> It came torn.');
  expect(mail?.plain).toContain('One photo belongs to it');
});

test('nothing that is for the shop alone gets into a mail [S9.126]', async () => {
  const { dispute } = await addCase();
  const first = await addMessage(dispute.id, 'It came torn.', { senderType: 'shopper' });
  const note = await addMessage(dispute.id, 'SECRET: she is a reseller', { isInternal: true });
  await tellOf(dispute.id, 'case.answered', note);
  await tellOf(dispute.id, 'case.opened', note);
  await tellOf(dispute.id, 'case.answered', first);
  expect(await readMails()).toEqual([]);
  const answer = await addMessage(dispute.id, 'We send another.');
  await tellOf(dispute.id, 'case.answered', answer);
  await tellOf(dispute.id, 'case.opened', first);
  const mails = await readMails();
  expect(mails).toHaveLength(2);
  // Nor who of the shop wrote.
  expect(JSON.stringify(mails)).not.toMatch(/SECRET|reseller|josephine@internal/);
});

async function attachPhoto(messageId: string): Promise<void> {
  const mediaKey = 'case-1.webp';
  const picture = { contentType: 'image/webp', bytes: 1, width: 1, height: 1, sha256: '' };
  await database.db.insert(tables.media).values({ key: mediaKey, shopId: SHOP_A, ...picture });
  const uploaded = { shopId: SHOP_A, mediaKey };
  const [upload] = await database.db.insert(tables.uploads).values(uploaded).returning();
  const attachment = { uploadId: upload?.id ?? '', shopId: SHOP_A, messageId };
  await database.db.insert(tables.caseAttachments).values(attachment);
}
