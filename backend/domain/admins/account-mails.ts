import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { findRow, type Tx } from '../../db/rows';
import { accountLinks, type ShopRow, shops } from '../../db/schema';
import { type AccountNews, toPerson } from '../../mail';
import type { ConsumerServices, EventConsumer } from '../events/record-event';
import { queueMail } from '../mail/send-mails';
import { toShopFacts } from '../mail/shop-facts';
import { adminOrigin, loadShop, type ShopServices } from '../shops/find-shop';
import { linkAddress } from './account-links';
import { findMember, type Member, selectMembers } from './members';

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const ACCOUNT_PATH = '/design/account';

/** Tells a member of news of their account; of what has an occasion, once. */
export async function tellMember(
  services: ShopServices,
  { email }: Pick<Member, 'email'>,
  news: AccountNews,
): Promise<void> {
  const shop = await loadShop(services);
  await queueNews(services.db, services, { shop, email, news, occasion: randomUUID() });
}

interface Telling {
  shop: ShopRow;
  email: string;
  news: AccountNews;
  occasion: string;
}

function queueNews(
  db: Pick<Tx, 'insert'>,
  services: ConsumerServices,
  { shop, email, news, occasion }: Telling,
): Promise<void> {
  const facts = toShopFacts(services, shop);
  return queueMail(db, services, {
    ...toPerson.accountNews(facts, news, `${adminOrigin(services, shop)}${ACCOUNT_PATH}`),
    ...{ shopId: shop.id, occasion: `account ${news.kind} ${occasion}`, recipient: email },
  });
}

/** Writes to people of the team, and to those who are invited to it. */
export const mailPeople: EventConsumer = {
  'account.link-requested': async (tx, services, { shopId, subjectId: id }) => {
    const link = await findRow(tx, accountLinks, { shopId, id });
    const shop = await findRow(tx, shops, { id: shopId });
    if (!link || !shop) return;
    const { kind, email, role } = link;
    // Whoever asks is told nothing; where there is no account, nobody is.
    if (kind === 'reset' && !(await findMember(tx, shopId, email))) return;
    const facts = toShopFacts(services, shop);
    const address = linkAddress(services.secrets, adminOrigin(services, shop), link);
    const mail =
      kind === 'invite'
        ? toPerson.invitation(facts, { role, needsFactor: shop.needsSecondFactor }, address)
        : toPerson.passwordReset(facts, address);
    const occasion = `account ${kind} ${id}`;
    await queueMail(tx, services, { ...mail, shopId, occasion, recipient: email });
  },
  'account.guessed': async (tx, services, { shopId, subjectId: id }) => {
    const [member] = await selectMembers(tx, { shopId, id });
    const [shop] = await tx.select().from(shops).where(eq(shops.id, shopId));
    if (!member || !shop) return;
    const day = new Date(services.now()).toISOString().slice(0, DAY_LENGTH);
    const telling = { shop, email: member.email, occasion: `${id} ${day}` };
    await queueNews(tx, services, { ...telling, news: { kind: 'guessed' } });
  },
};
