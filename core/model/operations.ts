import type * as z from 'zod/mini';
import type {
  caseSummarySchema,
  messageSchema,
  notificationOverviewSchema,
  operatorCaseSchema,
  operatorOrderSchema,
  orderSummarySchema,
  paymentOverviewSchema,
  redirectSchema,
  shopperCountsSchema,
  waitingReviewSchema,
  waitingSchema,
} from './operations.schema';
import { ORDER_STATES } from './order';
import { can, type Right } from './roles';
import type { SizeGuide } from './size-guide';

/** The pages of the back office, by their addresses below `/design`. */
export const OFFICE_PAGES = [
  'orders',
  'cases',
  'reviews',
  'messages',
  'redirects',
  'size-guides',
  'shoppers',
  'payments',
  'notifications',
  'embed',
  'team',
  'log',
  'account',
  'reset',
  'join',
] as const;
export type OfficePage = (typeof OFFICE_PAGES)[number];

/** The right that each page of the back office asks for. */
export const OFFICE_RIGHTS: Readonly<Record<OfficePage, Right>> = {
  orders: 'orders.read',
  cases: 'service.read',
  reviews: 'service.read',
  messages: 'service.read',
  redirects: 'pages.read',
  'size-guides': 'catalog.read',
  shoppers: 'shoppers',
  payments: 'payments.read',
  notifications: 'settings.read',
  embed: 'account',
  team: 'members',
  log: 'audit.read',
  account: 'account',
  reset: 'account',
  join: 'account',
};

/** Returns the first page of the back office that a role may see; undefined for what is no role of ours. */
export const officePageOf = (role: string): OfficePage | undefined =>
  OFFICE_PAGES.find((page) => can(role, OFFICE_RIGHTS[page]));

export type ShopperCounts = z.infer<typeof shopperCountsSchema>;

/** The number of entries a page of a list has. */
export const LIST_PAGE_SIZE = 25;

/** The most lines of a file of redirects that are sent at once. */
export const REDIRECTS_AT_ONCE = 500;

/**
 * Filters of the order list. `placed` are those whose money has arrived, or that came to nothing, whatever followed;
 * `unpaid` all others. `to-send` are paid and not sent yet; `attention` are those something is wrong with.
 */
export const ORDER_FILTERS = [
  ...(['placed', 'to-send', 'attention', 'unpaid', 'all'] as const),
  ...ORDER_STATES,
] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

export type OrderSummary = z.infer<typeof orderSummarySchema>;
export type OperatorOrder = z.infer<typeof operatorOrderSchema>;
export type WaitingReview = z.infer<typeof waitingReviewSchema>;
export type ShopMessage = z.infer<typeof messageSchema>;
export type CaseSummary = z.infer<typeof caseSummarySchema>;
export type OperatorCase = z.infer<typeof operatorCaseSchema>;
export type ShopRedirect = z.infer<typeof redirectSchema>;
export type ShopSizeGuide = SizeGuide & { id: string };
export type NotificationOverview = z.infer<typeof notificationOverviewSchema>;
export type PaymentOverview = z.infer<typeof paymentOverviewSchema>;
/** Counts of what waits for an operator, by kind. */
export type Waiting = z.infer<typeof waitingSchema>;
