import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { admins } from '@/backend/db/schema';
import { createPasswords, randomPassword } from '@/backend/domain/admins';
import type { DemoShop } from '../content';

export interface DemoAdmin {
  email: string;
  password?: string | undefined;
}

/** Gives every demo shop an admin; answers the password where it had to be made. */
export async function insertDemoAdmins(
  db: Pick<NodePgDatabase, 'insert'>,
  demoShops: readonly DemoShop[],
  admin: DemoAdmin,
): Promise<string | undefined> {
  const { email, password = randomPassword() } = admin;
  const passwords = createPasswords();
  const rows = demoShops.map(async ({ shop }) => {
    const passwordHash = await passwords.hash(password);
    return { shopId: shop.id, email, passwordHash };
  });
  await db.insert(admins).values(await Promise.all(rows));
  return admin.password === undefined ? password : undefined;
}
