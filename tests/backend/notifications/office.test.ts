import { like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { showShop, updateShop } from '@/backend/domain/shop-admin';
import { DEFAULT_NOTIFICATIONS } from '@/core/model/notifications';
import { withOperations } from '../operations/operations-shop';

const office = withOperations();
const { received, refused, sendAs } = office;
const { database } = office.shop;

const mailsOf = async () => {
  const { mails } = tables;
  const rows = await database.db.select().from(mails).where(like(mails.occasion, 'shop test %'));
  return rows.map(({ recipient }) => recipient).sort();
};

beforeEach(async () => {
  await database.db.delete(tables.notificationSettings);
  await database.db.delete(tables.mails);
});

describe('the notifications of a shop', () => {
  test('begin with what somebody waits for, at the address of the shop [S7.1588]', async () => {
    const { data } = await received('notificationsGet');
    expect(data).toEqual({ ...DEFAULT_NOTIFICATIONS, reaches: ['hello@marlow.example'] });
  });

  test('go to its admins where it has no address, or wants it so [S7.1588]', async () => {
    const { data } = await received('notificationsSave', { recipients: 'admins' });
    const [admin] = data.reaches;
    expect(admin).toContain('@');
    expect(data.reaches).not.toContain('hello@marlow.example');
    await received('notificationsSave', { recipients: 'shop' });
    await updateShop(database.db, 'localhost', { email: '' });
    expect((await received('notificationsGet')).data.reaches).toEqual([admin]);
    await updateShop(database.db, 'localhost', { email: 'hello@marlow.example' });
  });

  test('are saved as they are named, and the rest stays [S7.1589]', async () => {
    const addresses = ['Pack@marlow.example', 'two@marlow.example'];
    await received('notificationsSave', { recipients: 'chosen', addresses, reviews: 'off' });
    const { data } = await received('notificationsSave', { stock: 'at-once' });
    expect(data).toMatchObject({ reviews: 'off', stock: 'at-once', orders: 'at-once' });
    expect(data.reaches).toEqual(['pack@marlow.example', 'two@marlow.example']);
  });

  test.each([
    [{ addresses: ['a@b.example', 'nobody'] }, 'addresses.1'],
    [{ addresses: ['a@b.example,c@d.example'] }, 'addresses.0'],
    [{ recipients: 'chosen', addresses: [] }, 'addresses'],
    [{ orders: 'hourly' }, 'orders'],
    [{ addresses: Array.from({ length: 11 }, (_, at) => `a${at}@b.example`) }, 'addresses'],
  ])('%j is refused, and nothing is saved [S7.1589]', async (patch, path) => {
    expect(await refused('notificationsSave', { ...patch, cases: 'off' })).toMatchObject({ path });
    expect((await received('notificationsGet')).data.cases).toBe('at-once');
  });

  test('are set by the command, and shown as they are set [S7.1589]', async () => {
    const notifications = { messages: 'daily', recipients: 'chosen', addresses: ['a@b.example'] };
    await updateShop(database.db, 'localhost', { notifications });
    const shown = await showShop(database.db, 'localhost');
    expect(shown.notifications).toEqual({ ...DEFAULT_NOTIFICATIONS, ...notifications });
    expect((await received('notificationsGet')).data).toMatchObject(notifications);
    await expect(
      updateShop(database.db, 'localhost', { notifications: { addresses: ['x'] } }),
    ).rejects.toMatchObject({ problems: [{ field: 'notifications.addresses.0' }] });
    await expect(
      updateShop(database.db, 'localhost', { notifications: { sales: 'off' } }),
    ).rejects.toMatchObject({ problems: [{ field: 'notifications.sales' }] });
  });

  test('are no part of what everybody may read of a shop [S6.1582]', async () => {
    await received('notificationsSave', { recipients: 'chosen', addresses: ['pack@b.example'] });
    const text = await (await office.shop.testApp.get('/init')).text();
    expect(text).not.toContain('pack@b.example');
    const foreign = await sendAs('foreign', 'notificationsGet', { domain: 'other.example' });
    expect(await foreign.text()).not.toContain('pack@b.example');
  });
});

test('a test e-mail goes to whoever reads the others [S7.1590]', async () => {
  const addresses = ['one@b.example', 'two@b.example'];
  await received('notificationsSave', { recipients: 'chosen', addresses });
  await received('notificationsTest');
  expect(await mailsOf()).toEqual(addresses);
});
