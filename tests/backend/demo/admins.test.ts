import { describe, expect, test } from 'vitest';
import { admins } from '@/backend/db/schema';
import { createPasswords } from '@/backend/domain/admins';
import { seedDemoShops } from '@/demo/seed';
import { withTestDatabase } from '../database';

const database = withTestDatabase();
const passwords = createPasswords();
const email = 'admin@example.com';
/** Store that keeps no pictures, which take longest: an admin needs none. */
const media = { saveOriginals: async () => undefined };

const seed = () => seedDemoShops({ db: database.db, media, admin: { email } });

async function whoKnows(password: string): Promise<string[]> {
  const rows = await database.db.select().from(admins);
  const isRight = await Promise.all(
    rows.map((row) => passwords.isRight(password, row.passwordHash)),
  );
  return rows.filter((_row, index) => isRight[index]).map((row) => row.email);
}

describe('the admin of the demo shops', () => {
  test('has one that is made and told once, where none is given [S6.212]', async () => {
    const { madePassword = '' } = await seed();
    expect(madePassword).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect(await whoKnows(madePassword)).toEqual([email, email, email]);
    expect(await seed()).not.toHaveProperty('madePassword');
  });
});
