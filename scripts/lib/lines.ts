import type { BackupReport, OpenBackup, RestoreReport } from '@/backend/backup';
import type { CouponRow } from '@/backend/db/schema';
import { isCommand, type ListedEntry } from '@/backend/domain/audit';
import type { WaitingReview } from '@/backend/domain/reviews/moderate-reviews';
import type { AwaitedStock, ShopMessage } from '@/backend/domain/shop-admin';
import { formatMoney, fromMinor } from '@/core/rules/money/money';
import { cleanLine } from '@/core/values/clean-text';

/** Tells how to go on with a new shop: what it lacks, how to see it, and how it opens. */
export const addedLines = (
  host: string,
): string => `Added ${host}. It is being prepared: its admins alone see it, all others that it opens soon.
  npm run admin -- add --host ${host} you@example.com     lets somebody in, at /design
  npm run shop -- check --host ${host}                    lists what it lacks
  npm run shop -- set --host ${host} opening=open         opens it`;

const SOMEBODY = 'somebody';
const OPERATOR = 'operator';

/** The audit log of a shop as people read it on a terminal, an entry a line. */
export const auditLines = (entries: readonly ListedEntry[]): string =>
  entries.map(auditLine).join('\n') || 'Nothing is on record.';

function auditLine({ at, actor, action, subject, outcome, status, network }: ListedEntry): string {
  const result = status > 0 && outcome !== 'done' ? `${outcome} (${status})` : outcome;
  const unnamed = isCommand(action) ? OPERATOR : SOMEBODY;
  const fields = [at.toISOString(), actor || unnamed, action, subject, result, network];
  return fields.filter(Boolean).join('  ');
}

/** Control characters other than line breaks and tabs, which could steer a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /(?![\n\t])[\u0000-\u001f\u007f-\u009f]/g;

export const messageLines = (messages: readonly ShopMessage[]) =>
  messages.map(messageText).join('\n');

/** A message as people read it on a terminal: who, when, about what, and the text, set in. */
function messageText(message: ShopMessage): string {
  const { at, name, email, subject, orderNumber, message: text } = message;
  const about = [subject, orderNumber && `order ${orderNumber}`].filter(Boolean).join(', ');
  const head = [`${at.toISOString()}  ${oneLine(name)} <${oneLine(email)}>`, oneLine(about)];
  const body = clean(text)
    .split('\n')
    .map((line) => `    ${line}`);
  return [...head.filter(Boolean), ...body, ''].join('\n');
}

const clean = (text: string) => text.replace(/\r\n?/g, '\n').replace(CONTROL, '');
const oneLine = (text: string) => clean(text).replace(/\s+/g, ' ');

export const couponLines = (coupons: readonly CouponRow[]) =>
  coupons.map(couponLine).join('\n') || 'No coupons.';

function couponLine(coupon: CouponRow): string {
  const { code, kind, value, minimumMinor, expiresAt, usageLimit, timesUsed, isActive } = coupon;
  const parts = [
    kind === 'fixed' ? `${dollars(value)} off` : `${value} % off`,
    minimumMinor > 0 && `from ${dollars(minimumMinor)} on`,
    expiresAt && `${expiresAt <= new Date() ? 'expired' : 'until'} ${lastDay(expiresAt)}`,
    `used ${timesUsed}${usageLimit === null ? '' : ` of ${usageLimit}`} times`,
    !isActive && 'not active',
  ];
  return `${code}  ${parts.filter(Boolean).join(', ')}`;
}

const dollars = (minor: number) => formatMoney(fromMinor(minor));

/** A coupon expires with the end of its last day. */
const lastDay = (expiresAt: Date) => new Date(expiresAt.getTime() - 1).toISOString().slice(0, 10);

/** Formats the open requests, one variant per line. */
export const restockLines = (awaited: readonly AwaitedStock[]) =>
  awaited.map(restockLine).join('\n') || 'Nobody waits for anything.';

function restockLine({ product, options, sku, waiting, since }: AwaitedStock): string {
  const chosen = options.map(({ value }) => value).join(' / ');
  const what = [product, chosen, sku && `(${sku})`].filter(Boolean).join(' ');
  return `${waiting}  since ${since?.toISOString()}  ${cleanLine(what)}`;
}

export const reviewLines = (waiting: readonly WaitingReview[]) =>
  waiting.map(reviewText).join('\n\n') || 'No review waits.';

function reviewText(review: WaitingReview): string {
  const { id, product, name, rating, title, text, photos, handedIn } = review;
  const about = `${rating} of 5 by ${name} for ${product ?? '(no product)'}`;
  const withPhotos = photos > 0 ? `, ${photos} ${photos === 1 ? 'photo' : 'photos'}` : '';
  const lines = [title, text].filter(Boolean).join('\n').replaceAll('\n', '\n  ');
  return `${id}  ${handedIn.toISOString().slice(0, 10)}  ${about}${withPhotos}\n  ${lines}`;
}

/** Lines of a command that went well: what an operator should know beside it, and what came of it. */
interface Outcome {
  warnings: string[];
  result: string;
}

const BYTES_PER_MB = 1_000_000;
const megabytes = (bytes: number): string => `${(bytes / BYTES_PER_MB).toFixed(1)} MB`;

export function backupLines(report: BackupReport): Outcome {
  const { path, tables, rows, files, bytes, seconds, missing, altered, foreignTables } = report;
  const later =
    'The tables are those of a later Hemline, as after going back to an earlier one: only that one restores them.';
  const size = `${megabytes(bytes)} in ${seconds.toFixed(1)} s`;
  return {
    warnings: [
      ...(report.isOfLaterTables ? [later] : []),
      ...foreignTables.map((name) => `Left out, for it is another user's table: ${name}`),
      ...missing.map((key) => `Not on the disk, though the database names it: ${key}`),
      ...altered.map((key) => `Not as it was stored, and backed up as it is: ${key}`),
    ],
    result: `${path}: ${rows} rows of ${tables} tables, ${files} files, ${size}, read back and whole`,
  };
}

export const checkedLine = ({ path, bytes, manifest }: OpenBackup): string =>
  `${path}: whole, ${megabytes(bytes)}, made ${manifest.madeAt} by Hemline ${manifest.hemline} on PostgreSQL ${manifest.postgres}`;

export function restoreLines(report: RestoreReport): Outcome {
  const { madeAt, hemline, tables, rows, files, seconds, foreignTables } = report;
  return {
    warnings: foreignTables.map((name) => `Left out, for it is no table of Hemline: ${name}`),
    result: `Restored what Hemline ${hemline} backed up ${madeAt}: ${rows} rows of ${tables} tables, ${files} files, in ${seconds.toFixed(1)} s`,
  };
}
