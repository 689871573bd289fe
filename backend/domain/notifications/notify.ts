import { and, eq, gt } from 'drizzle-orm';
import {
  NOTIFICATIONS_AN_HOUR,
  type NotificationKind,
  type NotificationSettings,
} from '@/core/model/notifications';
import { matching, type Tx, takeTurn } from '../../db/rows';
import { notifications, type ShopRow } from '../../db/schema';
import type { OfficeLinks, RenderedMail } from '../../mail';
import type { ConsumerServices } from '../events/record-event';
import { queueMail } from '../mail/send-mails';
import { adminOrigin } from '../shops/find-shop';
import { loadRecipients } from './recipients';

/** Notification of a shop, sent once. */
export interface Notice {
  /** Occasion: what happened, and to what. */
  occasion: string;
  /** One line for the summary of the day, without texts or names of shoppers; '' where the count says it all. */
  line: string;
  /** Path of the page on which the shop acts. */
  path: string;
  write: (links: OfficeLinks) => RenderedMail;
  /** Address of whoever waits for an answer by e-mail. */
  replyTo?: string;
}

interface Telling {
  shop: ShopRow;
  settings: NotificationSettings;
  kind: NotificationKind;
}

/** Page on which a shop chooses what it is told of. */
const SETTINGS_PATH = '/design/notifications';

const HOUR_MS = 60 * 60_000;

/**
 * Tells a shop of something, each once: at once where it wants that, else in the summary of the day, where also that is
 * which comes beyond so many of a kind within an hour. So nobody floods it by what anybody may send.
 */
export async function notify(
  tx: Tx,
  services: ConsumerServices,
  { shop, settings, kind }: Telling,
  notice: Notice,
): Promise<void> {
  // In turn, so that two processes do not both count one too few.
  await takeTurn(tx, `notifications ${shop.id} ${kind}`);
  const earlier = await countRecent(tx, services, shop, kind);
  const isNow = settings[kind] === 'at-once' && earlier < NOTIFICATIONS_AN_HOUR;
  const at = new Date(services.now());
  const { occasion, line } = notice;
  const added = await tx
    .insert(notifications)
    .values({ shopId: shop.id, kind, occasion, line, createdAt: at, mailedAt: isNow ? at : null })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  if (added.length === 0 || !isNow) return;
  const isLast = earlier + 1 === NOTIFICATIONS_AN_HOUR;
  const mail = notice.write({ ...linksOf(services, shop, notice.path), isLast });
  const { replyTo } = notice;
  await mailShop(tx, services, { shop, settings }, occasion, {
    ...mail,
    ...(replyTo && { replyTo }),
  });
}

/** Links of an e-mail to a shop: to a path of its back office, and to its settings. */
export function linksOf(services: ConsumerServices, shop: ShopRow, path: string): OfficeLinks {
  const origin = adminOrigin(services, shop);
  return { page: `${origin}${path}`, settings: `${origin}${SETTINGS_PATH}`, isLast: false };
}

/** Keeps a mail for each recipient of a shop. Returns their number. */
export async function mailShop(
  tx: Tx,
  services: ConsumerServices,
  { shop, settings }: Pick<Telling, 'shop' | 'settings'>,
  occasion: string,
  mail: RenderedMail & { replyTo?: string },
): Promise<number> {
  const recipients = await loadRecipients(tx, shop, settings);
  for (const [at, recipient] of recipients.entries()) {
    // By number: what is logged of a mail names nobody.
    const own = { shopId: shop.id, occasion: `shop ${occasion} ${at + 1}`, recipient };
    await queueMail(tx, services, { ...mail, ...own });
  }
  return recipients.length;
}

/** Counts those of a kind that were mailed at once, not in a summary, within an hour. */
function countRecent(
  tx: Tx,
  { now }: ConsumerServices,
  { id: shopId }: ShopRow,
  kind: NotificationKind,
): Promise<number> {
  const { mailedAt, createdAt } = notifications;
  const isRecent = and(gt(mailedAt, new Date(now() - HOUR_MS)), eq(mailedAt, createdAt));
  return tx.$count(notifications, matching(notifications, { shopId, kind }, isRecent));
}
