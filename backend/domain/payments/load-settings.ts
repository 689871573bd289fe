import { eq } from 'drizzle-orm';
import { paymentSettings } from '../../db/schema';
import { type PaymentSettings, paymentSettingsSchema } from '../../payments/settings';
import type { Services } from '../../services';

const PURPOSE = 'payment-settings';

/**
 * Who takes payments for a shop: its own settings, else those of the environment. What was sealed under
 * another SECRET_KEY cannot be read; the shop then takes no payment until it is set again.
 */
export async function loadPaymentSettings(
  { db, secrets, config, log }: Services,
  shopId: string,
): Promise<PaymentSettings> {
  const [row] = await db.select().from(paymentSettings).where(eq(paymentSettings.shopId, shopId));
  if (!row) return config.payments;
  const opened = secrets.open(PURPOSE, row.sealed);
  if (opened === undefined) log.error('payment settings are sealed by another key', { shopId });
  return paymentSettingsSchema.parse(opened ?? {});
}

/** Keeps the payment settings of a shop. */
export async function savePaymentSettings(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  shopId: string,
  settings: PaymentSettings,
): Promise<void> {
  const sealed = secrets.seal(PURPOSE, settings);
  const updatedAt = new Date();
  await db
    .insert(paymentSettings)
    .values({ shopId, sealed, updatedAt })
    .onConflictDoUpdate({ target: paymentSettings.shopId, set: { sealed, updatedAt } });
}
