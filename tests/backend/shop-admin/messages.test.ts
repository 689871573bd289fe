import { describe, expect, it } from 'vitest';
import { contactMessages } from '@/backend/db/schema';
import { listMessages, NoSuchShopError } from '@/backend/domain/shop-admin';
import { withTestDatabase } from '../database';
import { runScript } from './run-script';
import { makeShop, shopRow } from './shop-fixture';

const database = withTestDatabase();

const MESSAGE = { name: 'Ada', email: 'ada@example.com', message: 'Where is it?' };

async function shopWithMessages(host: string, ...messages: object[]) {
  await makeShop(database, host);
  const { id: shopId } = await shopRow(database, host);
  await database.db
    .insert(contactMessages)
    .values(messages.map((message) => ({ ...MESSAGE, shopId, ...message })));
}

describe('npm run shop -- messages', () => {
  it('prints what was written to a shop, the newest first [S7.55]', async () => {
    const older = { createdAt: new Date('2026-03-05T10:00:00Z') };
    const newer = {
      createdAt: new Date('2026-03-06T10:00:00Z'),
      subject: 'My order',
      orderNumber: 'MF-1',
      message: 'First line\nsecond line',
    };
    await shopWithMessages('shop.example', older, newer);
    await shopWithMessages('other.example', { message: 'elsewhere' });
    const { code, stdout } = await runScript('shop', database.url, [
      'messages',
      '--host',
      'shop.example',
    ]);
    expect(code).toBe(0);
    expect(stdout.trimEnd().split('\n')).toEqual([
      '2026-03-06T10:00:00.000Z  Ada <ada@example.com>',
      'My order, order MF-1',
      '    First line',
      '    second line',
      '',
      '2026-03-05T10:00:00.000Z  Ada <ada@example.com>',
      '    Where is it?',
    ]);
  });

  it('lets no message steer the terminal [S7.55]', async () => {
    const message = '\u001b[2J\u001b]0;owned\u0007Hello\r\nthere\u009b1m';
    await shopWithMessages('steered.example', { name: 'A\nB\u001b[0m', message });
    const args = ['messages', '--host', 'steered.example'];
    const { stdout } = await runScript('shop', database.url, args);
    for (const control of ['\u001b', '\u0007', '\u009b', '\r']) {
      expect(stdout).not.toContain(control);
    }
    expect(stdout).toContain('A B[0m <ada@example.com>');
    expect(stdout).toContain('    [2J]0;ownedHello\n    there1m');
    const json = await runScript('shop', database.url, [...args, '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject([{ message }]);
  });

  it('says that there is no such shop', async () => {
    await expect(listMessages(database.db, 'nobody.example')).rejects.toThrow(NoSuchShopError);
    const { code } = await runScript('shop', database.url, ['messages']);
    expect(code).toBe(2);
  });
});
