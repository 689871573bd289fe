import * as z from 'zod/mini';
import { emailSchema, listOf } from './field-rules.schema';
import * as messages from './messages';
import { MAX_RECIPIENTS, NOTIFICATION_RECIPIENTS, NOTIFICATION_TIMES } from './notifications';

const time = z.enum(NOTIFICATION_TIMES, { error: messages.mustBeOneOf(NOTIFICATION_TIMES) });
const recipients = z.enum(NOTIFICATION_RECIPIENTS, {
  error: messages.mustBeOneOf(NOTIFICATION_RECIPIENTS),
});
/** One address: what names several would reach all of them. */
const address = emailSchema.check(
  z.toLowerCase(),
  z.regex(/^[^\s,;<>"()\\]+$/, messages.mustBeEmail),
);
const addresses = listOf(address, MAX_RECIPIENTS);

/** Settings of e-mails to the shop: the time of each kind, and who reads them. */
export const notificationsSchema = z.object({
  ...{ orders: time, messages: time, cases: time, reviews: time, stock: time, payments: time },
  ...{ recipients, addresses },
});

const changedTime = z.exactOptional(time);

/** The same as a change of it: what is left out stays as it is. */
export const notificationsPatchSchema = z.object({
  ...{ orders: changedTime, messages: changedTime, cases: changedTime, reviews: changedTime },
  ...{ stock: changedTime, payments: changedTime },
  recipients: z.exactOptional(recipients),
  addresses: z.exactOptional(addresses),
});
