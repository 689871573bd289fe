import { asc, eq } from 'drizzle-orm';
import { MAX_RECIPIENTS, type NotificationSettings } from '@/core/model/notifications';
import { isEmail } from '@/core/values/email';
import { matching, type Reader } from '../../db/rows';
import { admins, people, type ShopRow } from '../../db/schema';

type Addressed = Pick<ShopRow, 'id' | 'email'>;

/** Returns the addresses that read what a shop is told of, each once; none where the shop has none. */
export async function loadRecipients(
  db: Reader,
  shop: Addressed,
  { recipients, addresses }: NotificationSettings,
): Promise<string[]> {
  const chosen = recipients === 'chosen' ? addresses : [];
  const own = recipients === 'admins' ? [] : [shop.email];
  const first = [chosen, own].map(usable).find((list) => list.length > 0);
  return first ?? usable(await loadAdmins(db, shop));
}

const usable = (addresses: readonly string[]): string[] => {
  const single = addresses.map((address) => address.trim().toLowerCase()).filter(isEmail);
  return [...new Set(single)].slice(0, MAX_RECIPIENTS);
};

async function loadAdmins(db: Reader, { id: shopId }: Addressed): Promise<string[]> {
  const rows = await db
    .select({ email: people.email })
    .from(admins)
    .innerJoin(people, eq(people.id, admins.personId))
    .where(matching(admins, { shopId }))
    .orderBy(asc(admins.createdAt), asc(people.email));
  return rows.map(({ email }) => email);
}
