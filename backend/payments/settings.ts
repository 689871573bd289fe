import { z } from 'zod';

const key = z.string().trim().max(500).default('');

/**
 * Who takes payments for a shop, with their keys. A provider with an empty secret is not set up.
 * `conversions` are what a paid order is told to, as the browser is handed it.
 */
export const paymentSettingsSchema = z.object({
  stripe: z.object({ secretKey: key, publishableKey: key, webhookSecret: key }).prefault({}),
  paypal: z
    .object({
      clientId: key,
      clientSecret: key,
      webhookId: key,
      environment: z.enum(['sandbox', 'live']).default('sandbox'),
    })
    .prefault({}),
  airwallex: z
    .object({
      clientId: key,
      apiKey: key,
      webhookSecret: key,
      environment: z.enum(['demo', 'prod']).default('demo'),
    })
    .prefault({}),
  conversions: z.array(z.string().trim().min(1).max(200)).max(20).default([]),
});

export type PaymentSettings = z.output<typeof paymentSettingsSchema>;
