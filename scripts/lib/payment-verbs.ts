import { z } from 'zod';
import type { Config } from '@/backend/base/config';
import { DomainError } from '@/backend/base/errors';
import { createLog } from '@/backend/base/log';
import { readSecretKey } from '@/backend/base/secret-key';
import { createSecrets } from '@/backend/base/secrets';
import type { NodePgDatabase } from '@/backend/db/connection';
import { changePaymentSettings, SECRET_FIELDS } from '@/backend/domain/payments/change-settings';
import { showSettings } from '@/backend/domain/payments/describe-settings';
import { ownPaymentSettings } from '@/backend/domain/payments/load-settings';
import { parseFields, ShopFieldsError, shopIdOf } from '@/backend/domain/shop-admin';
import { paymentPatchSchema } from '@/core/model/payment-patch.schema';
import { isObject } from '@/core/values/is-object';
import { parseAssignments } from './parse-assignments';
import { UsageError } from './run-command';
import type { Action } from './run-verbs';

const FROM_ENVIRONMENT = /^([\w.]+=)env:(\w+)$/;
const SECRETS = Object.entries(SECRET_FIELDS).flatMap(([provider, fields]) =>
  fields.map((field) => `${provider}.${field}`),
);

type Shown = ReturnType<typeof showSettings>;

/** Prints who takes payments for a shop: what is secret by its end alone. */
export function listPayments(host: string, { json }: { json: boolean }): Action {
  return async (db, config) => {
    const own = await ownPaymentSettings(await toolsOf(db, config), await shopIdOf(db, host));
    const shown = showSettings(own ?? config.payments, own !== undefined);
    if (json) return console.log(JSON.stringify(shown, null, 2));
    if (!own) console.log('The shop has no settings of its own; those of the environment hold.');
    console.log(toLines(shown).join('\n'));
  };
}

/** Changes who takes payments for a shop, and by which keys. */
export function setPayments(host: string, assignments: readonly string[]): Action {
  const input = parseAssignments(paymentPatchSchema, assignments.map(fromEnvironment));
  const schema = z.strictObject(paymentPatchSchema.shape);
  const patch = parseFields(schema, withRemovals(input), 'payments');
  return async (db, config) => {
    const shop = { id: await shopIdOf(db, host) };
    const services = { ...(await toolsOf(db, config)), shop };
    await changePaymentSettings(services, patch).catch(asField);
    console.log(`Set the payments of ${host}.`);
  };
}

async function toolsOf(db: NodePgDatabase, { secretKey, dataDir, logLevel }: Config) {
  const secrets = createSecrets(await readSecretKey(secretKey, dataDir));
  return { db, secrets, log: createLog({ level: logLevel }) };
}

/** An assignment whose value stands in the environment. */
function fromEnvironment(word: string): string {
  const [, field = '', name = ''] = FROM_ENVIRONMENT.exec(word) ?? [];
  if (name === '') return word;
  const value = process.env[name]?.trim();
  if (!value) throw new UsageError(`The environment has no ${name}.`);
  return `${field}${value}`;
}

/** Turns an empty secret into a removed one. */
function withRemovals(input: object): object {
  const entries = Object.entries(input).map(([provider, fields]: [string, unknown]) => {
    if (!isObject(fields)) return [provider, fields];
    const removed = Object.entries(fields).map(([field, value]) => {
      const isRemoved = value === '' && SECRETS.includes(`${provider}.${field}`);
      return [field, isRemoved ? null : value];
    });
    return [provider, Object.fromEntries(removed)];
  });
  return Object.fromEntries(entries);
}

function asField(error: unknown): never {
  if (!(error instanceof DomainError)) throw error;
  throw new ShopFieldsError([{ field: error.details.path ?? '', message: error.message }]);
}

const toLines = (shown: Shown): string[] =>
  Object.entries(shown).flatMap(([provider, fields]) =>
    Object.entries(fields).map(([field, value]) => `${provider}.${field}=${valueText(value)}`),
  );

function valueText(value: string | Shown['stripe']['secretKey']): string {
  if (typeof value === 'string') return value;
  if (!value.isSet) return '';
  return value.end ? `(set, ends in ${value.end})` : '(set)';
}
