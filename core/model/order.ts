import type * as z from 'zod/mini';
import type { orderStatusSchema } from './order.schema';

/**
 * States of an order, in order; the last two end it early. `created` has no payment session yet, `pending`
 * waits for its payment, `fulfilled` is with the carrier.
 */
export const ORDER_STATES = [
  'created',
  'pending',
  'paid',
  'in-production',
  'fulfilled',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export type OrderStatus = z.infer<typeof orderStatusSchema>;
