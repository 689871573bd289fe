import { eq, isNull, min, sql } from 'drizzle-orm';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationSettings,
  SUMMARY_HOUR,
} from '@/core/model/notifications';
import { dayText, UTC } from '@/core/values/date-text';
import { dayIn, latestHour } from '@/core/values/time-zone';
import { findRow, matching, type Tx } from '../../db/rows';
import { notifications, shops } from '../../db/schema';
import { type SummaryPart, toShop } from '../../mail';
import type { Services } from '../../services/services';
import type { ConsumerServices } from '../events/record-event';
import { toShopFacts } from '../mail/shop-facts';
import * as messages from './messages';
import { linksOf, mailShop } from './notify';
import { loadNotificationSettings } from './settings';

type Summarising = ConsumerServices & Pick<Services, 'shops' | 'log'>;

const isWaiting = isNull(notifications.mailedAt);
/** Lines of a kind; the rest is counted. */
const MOST_LINES = 10;

/**
 * Writes the summary of the day to each shop that something waits for since before its last morning, beside other
 * processes. Gives how many. Shops for which nothing has happened get none.
 */
export async function summariseDays(services: Summarising): Promise<number> {
  let written = 0;
  for (const waiting of await findWaiting(services)) {
    if (await summariseShop(services, waiting)) written += 1;
  }
  return written;
}

interface WaitingShop {
  id: string;
  timeZone: string | null;
  /** Time of what has waited longest. */
  since: Date | null;
}

function findWaiting({ shops: { across } }: Summarising): Promise<WaitingShop[]> {
  const timeZone = sql<string | null>`${shops.settings} ->> 'timeZone'`;
  return across.db
    .select({ id: shops.id, timeZone, since: min(notifications.createdAt) })
    .from(notifications)
    .innerJoin(shops, eq(shops.id, notifications.shopId))
    .where(isWaiting)
    .groupBy(shops.id);
}

/** False where it is not yet morning, or something failed: it keeps no other shop waiting. */
async function summariseShop(services: Summarising, { id, timeZone, since }: WaitingShop) {
  try {
    const morning = latestHour(new Date(services.now()), SUMMARY_HOUR, timeZone ?? UTC);
    if (!since || since >= morning) return false;
    await services.shops.ofShop(id).db.transaction((tx) => summarise(tx, services, id));
    return true;
  } catch (error) {
    services.log.warn('a summary could not be written and is tried again', { shop: id, error });
    return false;
  }
}

type Waiting = Pick<typeof notifications.$inferSelect, 'id' | 'kind' | 'line' | 'createdAt'>;

/** Marks what waits as told, and keeps the mail of it, both or neither; of two who come at once the second finds none. */
async function summarise(tx: Tx, services: ConsumerServices, shopId: string): Promise<void> {
  const { id, kind, line, createdAt } = notifications;
  const shop = await findRow(tx, shops, { id: shopId });
  const taken: Waiting[] = await tx
    .update(notifications)
    .set({ mailedAt: new Date(services.now()) })
    .where(matching(notifications, { shopId }, isWaiting))
    .returning({ id, kind, line, createdAt });
  const waiting = taken.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const [first] = waiting;
  if (!shop || !first) return;
  const settings = await loadNotificationSettings(tx, shopId);
  const parts = partsOf(waiting, settings, linksOf(services, shop, '').page);
  if (parts.length === 0) return;
  const facts = toShopFacts(services, shop);
  const today = dayIn(new Date(services.now()), facts.timeZone).toISOString().slice(0, 10);
  const links = linksOf(services, shop, '/design/orders');
  const summary = { day: dayText(today, facts.timeZone), parts };
  const mail = toShop.daySummary(facts, links, summary);
  await mailShop(tx, services, { shop, settings }, `summary ${first.id}`, mail);
}

const PATHS: Readonly<Record<NotificationKind, string>> = {
  orders: '/design/orders',
  messages: '/design/messages',
  cases: '/design/cases',
  reviews: '/design/reviews',
  stock: '/shop',
  payments: '/design/orders?filter=attention',
};

/** Groups what waits by kinds, without those that the shop has switched off meanwhile. */
function partsOf(
  waiting: readonly Waiting[],
  settings: NotificationSettings,
  origin: string,
): SummaryPart[] {
  return NOTIFICATION_KINDS.flatMap((kind) => {
    const own = settings[kind] === 'off' ? [] : waiting.filter((one) => one.kind === kind);
    if (own.length === 0) return [];
    const lines = own.map(({ line }) => line).filter(Boolean);
    return {
      title: messages.countOf(kind, own.length),
      lines: lines.slice(0, MOST_LINES),
      more: Math.max(0, lines.length - MOST_LINES),
      label: messages.openLabels[kind],
      link: `${origin}${PATHS[kind]}`,
    };
  });
}
