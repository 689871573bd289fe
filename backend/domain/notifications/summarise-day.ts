import { and, asc, inArray, isNull, min } from 'drizzle-orm';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationSettings,
  SUMMARY_HOUR,
} from '@/core/model/notifications';
import { mergeSettings } from '@/core/rules/design/settings';
import { dayIn, dayText, latestHour } from '@/core/values/calendar';
import { findRow, matching, type Tx } from '../../db/rows';
import { notifications, type ShopRow, shops } from '../../db/schema';
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
  for (const { shop, since } of await findWaiting(services)) {
    const { timeZone } = mergeSettings(shop.settings);
    if (since >= latestHour(new Date(services.now()), SUMMARY_HOUR, timeZone)) continue;
    const { db } = services.shops.ofShop(shop.id);
    try {
      await db.transaction((tx) => summarise(tx, services, shop));
      written += 1;
    } catch (error) {
      services.log.warn('a summary could not be written and is tried again', { error });
    }
  }
  return written;
}

/** The shops for which something waits, with the time of what has waited longest. */
async function findWaiting({ shops: { across } }: Summarising) {
  const { shopId, createdAt } = notifications;
  const waiting = await across.db
    .select({ shopId, since: min(createdAt) })
    .from(notifications)
    .where(isWaiting)
    .groupBy(shopId);
  const rows: { shop: ShopRow; since: Date }[] = [];
  for (const { shopId: id, since } of waiting) {
    const shop = await findRow(across.db, shops, { id });
    if (shop && since) rows.push({ shop, since });
  }
  return rows;
}

type Waiting = Pick<typeof notifications.$inferSelect, 'id' | 'kind' | 'line'>;

/** Marks what waits as told, and keeps the mail of it, both or neither. */
async function summarise(tx: Tx, services: ConsumerServices, shop: ShopRow): Promise<void> {
  const { id, kind, line, createdAt } = notifications;
  const isOwn = matching(notifications, { shopId: shop.id }, isWaiting);
  const waiting = await tx
    .select({ id, kind, line })
    .from(notifications)
    .where(isOwn)
    .orderBy(asc(createdAt), asc(id))
    .for('update', { skipLocked: true });
  const [first] = waiting;
  if (!first) return;
  const ids = waiting.map((one) => one.id);
  await tx
    .update(notifications)
    .set({ mailedAt: new Date(services.now()) })
    .where(and(isOwn, inArray(id, ids)));
  const settings = await loadNotificationSettings(tx, shop.id);
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
