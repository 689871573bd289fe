import type * as z from 'zod';
import type { orderStatusSchema } from './order.schema';

/** What becomes of an order, in order; the last two end it early. */
export const ORDER_STATES = [
  'placed',
  'paid',
  'in-production',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export type OrderStatus = z.infer<typeof orderStatusSchema>;
