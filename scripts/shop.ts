import { parseArgs } from 'node:util';
import type { Config } from '@/backend/base/config';
import {
  judgeReview,
  listWaitingReviews,
  type Verdict,
} from '@/backend/domain/reviews/moderate-reviews';
import {
  asNewShop,
  checkShop,
  couponPatchSchema,
  createShop,
  listCoupons,
  listMessages,
  listRestock,
  listShops,
  newShopSchema,
  removeShop,
  type ShopSummary,
  setCoupon,
  shopPatchSchema,
  showShop,
  updateShop,
} from '@/backend/domain/shop-admin';
import { shopOfAdminHost } from '@/core/rules/address/admin-host';
import { checkLines } from './lib/check-lines';
import { SHOP_HELP } from './lib/help';
import { addedLines, couponLines, messageLines, restockLines, reviewLines } from './lib/lines';
import { parseAssignments } from './lib/parse-assignments';
import { listPayments, setPayments } from './lib/payment-verbs';
import { changesRedirects, redirectsVerb } from './lib/redirect-verbs';
import { UsageError } from './lib/run-command';
import { type Action, hostOf, listing, runVerbs } from './lib/run-verbs';
import { shopperVerb } from './lib/shopper-verbs';
import { changesGuides, sizeGuidesVerb } from './lib/size-guide-verbs';

const OPTIONS = {
  host: { type: 'string' },
  name: { type: 'string' },
  template: { type: 'string' },
  yes: { type: 'boolean', default: false },
  import: { type: 'string' },
  export: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type Arguments = ReturnType<typeof readArguments>;

function readArguments() {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [verb = '', ...operands] = positionals;
  return { ...values, verb, operands };
}

const VERBS: Record<string, (args: Arguments) => Action> = {
  list: (args) => async (db) => {
    const shops = await listShops(db);
    console.log(args.json ? JSON.stringify(shops, null, 2) : shops.map(toLine).join('\n'));
  },
  show: (args) => listing(args, showShop, (fields) => toArguments(fields).join('\n')),
  messages: (args) => listing(args, listMessages, messageLines),
  restock: (args) => listing(args, listRestock, restockLines),
  add: (args) => {
    const input = asNewShop({ ...fieldsOf(args), host: hostOf(args) });
    return async (db, config) => {
      assertShopHosts(input, config);
      const { host } = await createShop(db, input);
      console.log(addedLines(host));
    };
  },
  check: (args) => {
    const host = hostOf(args);
    return async (db, { payments, mail }) => {
      const hasPayments = Boolean(
        payments.stripe.secretKey || payments.paypal.clientSecret || payments.airwallex.apiKey,
      );
      const lacks = await checkShop(db, host, { hasPayments, sendsMail: Boolean(mail.smtpUrl) });
      console.log(args.json ? JSON.stringify(lacks, null, 2) : checkLines(host, lacks));
      const needed = lacks.filter(({ isNeeded }) => isNeeded).length;
      if (needed > 0) throw new Error(`${host} is not ready: ${needed} of these it needs.`);
    };
  },
  set: (args) => {
    const host = hostOf(args);
    const patch = fieldsOf(args);
    if (Object.keys(patch).length === 0) throw new UsageError('Name a field to set.');
    return async (db, config) => {
      assertShopHosts(patch, config);
      await updateShop(db, host, patch);
      console.log(`Set ${Object.keys(patch).join(', ')} of ${host}.`);
    };
  },
  coupon: (args) => {
    const host = hostOf(args);
    const [code, ...operands] = args.operands;
    if (!code || code.includes('=')) throw new UsageError('Name the code of the coupon.');
    const patch = parseAssignments(couponPatchSchema, operands);
    return async (db) => {
      const done = await setCoupon(db, host, code, patch);
      console.log(`${done === 'added' ? 'Added' : 'Changed'} ${code.toUpperCase()} of ${host}.`);
    };
  },
  coupons: (args) => listing(args, listCoupons, couponLines),
  reviews: (args) => listing(args, listWaitingReviews, reviewLines),
  approve: (args) => judgeReviews(args, 'approved'),
  reject: (args) => judgeReviews(args, 'rejected'),
  payments: (args) => {
    const host = hostOf(args);
    return args.operands.length > 0 ? setPayments(host, args.operands) : listPayments(host, args);
  },
  redirects: (args) => redirectsVerb(hostOf(args), args),
  'size-guides': (args) => sizeGuidesVerb(hostOf(args), args),
  shopper: (args) => shopperVerb(hostOf(args), args),
  remove: (args) => {
    const host = hostOf(args);
    if (!args.yes) {
      throw new UsageError(`This removes ${host} with its pages, reviews and products: add --yes.`);
    }
    return async (db) => {
      await removeShop(db, host);
      console.log(`Removed ${host}.`);
    };
  },
};

/** @throws Error for a name at which the admins of a shop work. */
function assertShopHosts(
  { host, aliases = [] }: Readonly<Record<string, unknown>>,
  { adminHost }: Pick<Config, 'adminHost'>,
): void {
  for (const name of [host, aliases].flat()) {
    const shop = typeof name === 'string' ? shopOfAdminHost(name, adminHost) : null;
    if (shop !== null) {
      throw new Error(
        `${name} is where the admins of ${shop} work (ADMIN_HOST): a shop needs another name.`,
      );
    }
  }
}

function judgeReviews(args: Arguments, verdict: Verdict): Action {
  const host = hostOf(args);
  if (args.operands.length === 0) throw new UsageError('Name the id of a review.');
  return async (db) => {
    for (const id of args.operands) {
      const exists = await judgeReview(db, host, id, verdict);
      if (!exists) throw new Error(`${host} has no review ${id}.`);
      console.log(`${verdict === 'approved' ? 'Approved' : 'Rejected'} ${id}.`);
    }
  };
}

function fieldsOf({ verb, name, template, operands }: Arguments) {
  const schema = verb === 'add' ? newShopSchema : shopPatchSchema;
  return {
    ...parseAssignments(schema, operands),
    ...(name !== undefined && { name }),
    ...(template !== undefined && { template }),
  };
}

function toLine({ host, name, template, aliases, ownProducts }: ShopSummary): string {
  const others = aliases.length > 0 ? `, also ${aliases.join(', ')}` : '';
  return `${host}  ${name || '(no name)'}  template ${template}, ${ownProducts} own products${others}`;
}

/** One field a line, as `set` takes them. */
function toArguments(fields: object, prefix = ''): string[] {
  return Object.entries(fields).flatMap(([key, value]: [string, unknown]) => {
    const field = `${prefix}${key}`;
    if (Array.isArray(value)) return listArguments(field, value.map(String));
    if (typeof value === 'object' && value !== null) return toArguments(value, `${field}.`);
    return `${field}=${value ?? ''}`;
  });
}

/** Entries with commas of their own stand on lines of their own. */
function listArguments(field: string, entries: string[]): string[] {
  const hasCommas = entries.some((entry) => entry.includes(','));
  return hasCommas
    ? entries.map((entry) => `${field}=${entry}`)
    : [`${field}=${entries.join(',')}`];
}

const CHANGES = ['add', 'set', 'coupon', 'approve', 'reject', 'remove', 'shopper'];

await runVerbs('shop', {
  help: SHOP_HELP,
  readArguments,
  verbs: VERBS,
  isChange: (args) => {
    const { verb, operands } = args;
    if (verb === 'redirects') return changesRedirects(args);
    if (verb === 'size-guides') return changesGuides(args);
    return verb === 'payments' ? operands.length > 0 : CHANGES.includes(verb);
  },
});
