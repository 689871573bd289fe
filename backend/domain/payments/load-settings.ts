import { eq } from 'drizzle-orm';
import { findRow } from '../../db/rows';
import { paymentSettings } from '../../db/schema';
import { type PaymentSettings, paymentSettingsSchema } from '../../payments/settings';
import type { Services } from '../../services/services';
import { revisionKey, type ShopRef, type ShopServices, type ShopWriter } from '../shops/find-shop';

export const SETTINGS_PURPOSE = 'payment-settings';

type Tools = Pick<Services, 'secrets' | 'log'>;

/** Loads a shop's payment settings, cached by its revision; the environment's where it has none. */
export function loadPaymentSettings(
  services: ShopServices<Pick<ShopRef, 'id' | 'revision'>>,
): Promise<PaymentSettings> {
  const { shop } = services;
  return services.memo.payments.get(
    revisionKey(shop),
    async () => (await ownPaymentSettings(services, shop.id)) ?? services.config.payments,
  );
}

/**
 * A shop's own settings; undefined for none. What was sealed under another SECRET_KEY cannot be read: the shop takes no
 * payment until it is set again.
 */
export async function ownPaymentSettings(
  { db, secrets, log }: Tools & { db: Pick<ShopWriter, 'select'> },
  shopId: string,
): Promise<PaymentSettings | undefined> {
  const row = await findRow(db, paymentSettings, { shopId });
  if (!row) return undefined;
  const opened = secrets.open(SETTINGS_PURPOSE, row.sealed);
  if (opened === undefined) log.error('payment settings are sealed by another key', { shopId });
  return paymentSettingsSchema.parse(opened ?? {});
}

export async function removePaymentSettings(db: Pick<ShopWriter, 'delete'>, shopId: string) {
  await db.delete(paymentSettings).where(eq(paymentSettings.shopId, shopId));
}

export async function savePaymentSettings(
  { db, secrets }: Pick<Services, 'secrets'> & { db: Pick<ShopWriter, 'insert'> },
  shopId: string,
  settings: PaymentSettings,
): Promise<void> {
  const sealed = secrets.seal(SETTINGS_PURPOSE, settings);
  const updatedAt = new Date();
  await db
    .insert(paymentSettings)
    .values({ shopId, sealed, updatedAt })
    .onConflictDoUpdate({ target: paymentSettings.shopId, set: { sealed, updatedAt } });
}
