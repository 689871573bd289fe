import type { z } from 'zod';
import type { paymentPatchSchema } from '@/core/model/payment-patch.schema';
import { invalid } from '../../base/errors';
import { type PaymentSettings, paymentSettingsSchema } from '../../payments/settings';
import type { Services } from '../../services/services';
import { type ShopRef, writeShop } from '../shops/find-shop';
import { ownPaymentSettings, removePaymentSettings, savePaymentSettings } from './load-settings';
import * as messages from './messages';

/**
 * Changes who takes payments for a shop, from the next payment on. One that has used the server's keys begins with none;
 * one without a key of its own has no settings. @throws DomainError invalid with the path of what does not fit.
 */
export async function changePaymentSettings(
  {
    db,
    secrets,
    log,
    shop,
  }: Pick<Services, 'db' | 'secrets' | 'log'> & { shop: Pick<ShopRef, 'id'> },
  patch: PaymentPatch,
): Promise<void> {
  await writeShop({ db }, shop, async (tx) => {
    const own = await ownPaymentSettings({ db: tx, secrets, log }, shop.id);
    const settings = mergeSettings(own ?? paymentSettingsSchema.parse({}), patch);
    const problem = lacking(settings) ?? mixed(settings.stripe);
    if (problem) throw invalid(problem.message, { path: problem.path });
    if (isEmpty(settings)) await removePaymentSettings(tx, shop.id);
    else await savePaymentSettings({ db: tx, secrets }, shop.id, settings);
  });
}

type PaymentPatch = z.output<typeof paymentPatchSchema>;

interface SettingsProblem {
  path: string;
  message: string;
}

type Fields = Readonly<Record<string, string | null | undefined>>;

const PROVIDERS = ['stripe', 'paypal', 'airwallex'] as const;

export const SECRET_FIELDS: Readonly<Record<(typeof PROVIDERS)[number], readonly string[]>> = {
  stripe: ['secretKey', 'webhookSecret'],
  paypal: ['clientSecret'],
  airwallex: ['apiKey', 'webhookSecret'],
};

/** Fields that need each other: an account and its secret. */
const PAIRS = [
  ['stripe', 'publishableKey', 'secretKey'],
  ['paypal', 'clientId', 'clientSecret'],
  ['airwallex', 'clientId', 'apiKey'],
] as const;

/** The settings of a shop with what is changed of them: an empty secret stays, null removes one. */
function mergeSettings(own: PaymentSettings, patch: PaymentPatch): PaymentSettings {
  const merged = PROVIDERS.map((name) => {
    const changes = changesOf(patch[name] ?? {}, SECRET_FIELDS[name]);
    return [name, { ...own[name], ...changes }];
  });
  return paymentSettingsSchema.parse({ ...own, ...Object.fromEntries(merged) });
}

function changesOf(fields: Fields, secrets: readonly string[]): Record<string, string> {
  const isChange = ([name, value]: [string, string | null | undefined]) =>
    value !== undefined && !(value === '' && secrets.includes(name));
  const changes = Object.entries(fields).filter(isChange);
  return Object.fromEntries(changes.map(([name, value]) => [name, value ?? '']));
}

function lacking(settings: PaymentSettings): SettingsProblem | undefined {
  for (const [provider, id, secret] of PAIRS) {
    const fields: Record<string, string> = settings[provider];
    const missing = [id, secret].filter((name) => !fields[name]);
    const [field] = missing;
    if (missing.length !== 1) continue;
    return { path: `${provider}.${field}`, message: messages.missingKey };
  }
  return undefined;
}

/** Returns true for settings without any provider; the payment origin alone is none. */
function isEmpty(settings: PaymentSettings): boolean {
  return PROVIDERS.every((name) => {
    const { environment: _, ...keys } = { environment: '', ...settings[name] };
    return Object.values(keys).every((key) => key === '');
  });
}

export function isTestKey(key: string): boolean {
  return key.includes('_test_');
}

function mixed({
  secretKey,
  publishableKey,
}: PaymentSettings['stripe']): SettingsProblem | undefined {
  if (secretKey === '' || isTestKey(secretKey) === isTestKey(publishableKey)) return undefined;
  const [one, other] = isTestKey(secretKey)
    ? ['tests', 'real payments']
    : ['real payments', 'tests'];
  const message = messages.mixedModes(one, other);
  return { path: 'stripe.publishableKey', message };
}
