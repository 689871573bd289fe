import { eq } from 'drizzle-orm';
import { shops } from '@/backend/db/schema';
import { createShop, ShopFieldsError } from '@/backend/domain/shop-admin';
import type { TestDatabase } from '../database';

/** Makes a shop of the template `classic` unless `rest` says otherwise. */
export function makeShop({ db }: TestDatabase, host: string, rest: object = {}) {
  return createShop(db, { host, template: 'classic', ...rest });
}

export async function shopRow({ db }: TestDatabase, host: string) {
  const [row] = await db.select().from(shops).where(eq(shops.host, host));
  if (!row) throw new Error(`There is no ${host}.`);
  return row;
}

/** The fields that work is refused for. */
export async function problemsOf(work: Promise<unknown>): Promise<string[]> {
  const error = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof ShopFieldsError)) throw error;
  return error.problems.map((problem) => problem.field);
}
