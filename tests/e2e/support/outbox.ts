import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './test';

/** The upkeep sends what is due every few seconds. */
const DELIVERY = { timeout: 45_000 };
const SOFT_BREAK = /=\r?\n/g;

/** The e-mail to its shopper that names an order, once it was sent: its head and its lines, in one text. */
export async function mailOf(orderNumber: string): Promise<string> {
  let result = '';
  await expect(async () => {
    result = (await sentMails()).find((mail) => mail.includes(orderNumber)) ?? '';
    expect(result).toContain(orderNumber);
  }).toPass(DELIVERY);
  return result;
}

async function sentMails(): Promise<string[]> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith('.eml') && !name.includes(' shop-'));
  const texts = await Promise.all(mails.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => text.replace(SOFT_BREAK, ''));
}
