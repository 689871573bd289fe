import { invalid } from '../../base/errors';
import { paymentSettingsSchema } from '../../payments/settings';
import type { Services } from '../../services/services';
import type { ShopRef } from '../shops/find-shop';
import { writeShop } from '../shops/write-shop';
import { ownPaymentSettings, removePaymentSettings, savePaymentSettings } from './load-settings';
import { isEmpty, mergeSettings, type PaymentPatch, problemOfSettings } from './merge-settings';

/**
 * Changes who takes payments for a shop; it holds from the next payment on. A shop that has used the
 * server's keys so far begins with none: they are not its own to keep. One without a key of its own has no
 * settings, so that the server's hold.
 * @throws DomainError invalid with the path of what does not fit.
 */
export async function changePaymentSettings(
  { db, secrets, log }: Pick<Services, 'db' | 'secrets' | 'log'>,
  shop: Pick<ShopRef, 'id'>,
  patch: PaymentPatch,
): Promise<void> {
  await writeShop({ db }, shop, async (tx) => {
    const own = await ownPaymentSettings({ db: tx, secrets, log }, shop.id);
    const settings = mergeSettings(own ?? paymentSettingsSchema.parse({}), patch);
    const problem = problemOfSettings(settings);
    if (problem) throw invalid(problem.message, { path: problem.path });
    if (isEmpty(settings)) await removePaymentSettings(tx, shop.id);
    else await savePaymentSettings({ db: tx, secrets }, shop.id, settings);
  });
}
