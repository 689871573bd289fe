import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { DEFAULT_NOTIFICATIONS, type NotificationSettings } from '@/core/model/notifications';
import type { notificationsPatchSchema } from '@/core/model/notifications.schema';
import { findRow, type Reader, type Tx } from '../../db/rows';
import { notificationSettings } from '../../db/schema';

type NotificationsPatch = z.output<typeof notificationsPatchSchema>;

/** Returns who at a shop is told of what, and when. */
export async function loadNotificationSettings(
  db: Reader,
  shopId: string,
): Promise<NotificationSettings> {
  const row = await findRow(db, notificationSettings, { shopId });
  return { ...DEFAULT_NOTIFICATIONS, ...row?.settings };
}

/** Changes what is named of it; the rest stays. */
export async function saveNotificationSettings(
  tx: Pick<Tx, 'insert'>,
  shopId: string,
  patch: NotificationsPatch,
): Promise<void> {
  const { shopId: target, settings: before } = notificationSettings;
  await tx
    .insert(notificationSettings)
    .values({ shopId, settings: patch })
    .onConflictDoUpdate({
      target,
      set: { settings: sql`${before} || excluded.settings`, updatedAt: sql`now()` },
    });
}
