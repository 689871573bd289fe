import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sendMails } from '@/backend/domain/mail';
import { createMailer } from '@/backend/mail';
import { withTestDatabase } from '../database';
import { makeFolderOfRun } from '../test-server';
import { withMailShop } from './mail-shop';
import { readMail } from './read-mail';

const database = withTestDatabase();
const { services, logged, addOrder, recordOrder, handle, readMails } = withMailShop(database);
let dataDir: string;
beforeAll(async () => {
  dataDir = await makeFolderOfRun();
});

test('without a mail server each mail is a file that mail programs open, and its path is logged [S9.135]', async () => {
  const mailer = createMailer({ dataDir, log: services.log });
  await recordOrder(await addOrder({ name: 'Zoë 👩🏽‍🚀' }), 'order.paid');
  await handle();
  expect(await sendMails({ ...services, shops: database.shops, mailer })).toBe(1);
  await mailer.close();

  const folder = join(dataDir, 'outbox');
  const [file = '', ...more] = await readdir(folder);
  expect(more).toEqual([]);
  expect(file).toMatch(
    /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z order-confirmed-[0-9a-f-]{36}\.eml$/,
  );
  const path = join(folder, file);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ level: 'info', path }]);
  // It opens the order: nobody else of the machine may read it.
  expect((await stat(path)).mode & 0o077).toBe(0);

  const read = readMail(await readFile(path, 'utf8'));
  const [preserved] = await readMails();
  expect(read.header('from')).toBe('"Marlow & Finch" <hello@marlow.example>');
  expect(read.header('to')).toBe('ada@example.com');
  expect(read.header('subject')).toBe(preserved?.subject);
  expect(read.html).toBe(preserved?.html);
  expect(read.plain).toContain('Thank you, Zoë 👩🏽‍🚀');
});
