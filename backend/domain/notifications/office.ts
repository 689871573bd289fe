import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { notificationsPatchSchema } from '@/core/model/notifications.schema';
import type { NotificationOverview } from '@/core/model/operations';
import { conflict, invalid } from '../../base/errors';
import { toShop } from '../../mail';
import { toShopFacts } from '../mail/shop-facts';
import { loadShop, type ShopServices } from '../shops/find-shop';
import * as messages from './messages';
import { linksOf, mailShop } from './notify';
import { loadRecipients } from './recipients';
import { loadNotificationSettings, saveNotificationSettings } from './settings';

/** Returns the notification settings of a shop, with the addresses that they come to. */
export async function describeNotifications(services: ShopServices): Promise<NotificationOverview> {
  const shop = await loadShop(services);
  const settings = await loadNotificationSettings(services.db, shop.id);
  return { ...settings, reaches: await loadRecipients(services.db, shop, settings) };
}

/** Changes them. @throws DomainError invalid where addresses are to be chosen and none is. */
export async function saveNotifications(
  services: ShopServices,
  patch: z.output<typeof notificationsPatchSchema>,
): Promise<NotificationOverview> {
  if (patch.recipients === 'chosen' && patch.addresses?.length === 0) {
    throw invalid(messages.chooseAddress, { path: 'addresses' });
  }
  await saveNotificationSettings(services.db, services.shop.id, patch);
  return describeNotifications(services);
}

/** Sends a mail to whoever is told of things, so that the shop sees that it arrives. @throws DomainError conflict */
export async function sendTestMail(services: ShopServices): Promise<void> {
  const shop = await loadShop(services);
  const settings = await loadNotificationSettings(services.db, shop.id);
  const links = linksOf(services, shop, '/design/orders');
  const mail = toShop.testMail(toShopFacts(services, shop), links, null);
  const count = await services.db.transaction((tx) =>
    mailShop(tx, services, { shop, settings }, `test ${randomUUID()}`, mail),
  );
  if (count === 0) throw conflict(messages.noRecipient);
}
