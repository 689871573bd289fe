import { z } from 'zod';

const key = z.string().trim().max(500).default('');

/** Payment providers of a shop; one with an empty secret is not set up. `conversions` are reported for a paid order. */
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
