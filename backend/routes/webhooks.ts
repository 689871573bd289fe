import type { Hono } from 'hono';
import { takeWebhook } from '../domain/payments/take-webhook';
import { MAX_BODY_BYTES, readText } from '../http/read-text';
import { type AppEnvironment, jsonResponse, resolveShop } from '../http/route';
import type { Services } from '../services/services';

const PATHS = {
  stripe: '/stripev2/webhook/:shop',
  paypal: '/paypal/webhook/:shop',
  airwallex: '/airwallex/webhook/:shop',
} as const;

/** Adds the webhooks by which providers report payments to a shop, named by its host (design 7). */
export function addWebhooks(app: Hono<AppEnvironment>, everyone: Services): void {
  for (const name of ['stripe', 'paypal', 'airwallex'] as const) {
    app.post(PATHS[name], async (c) => {
      const body = await readText(c, MAX_BODY_BYTES);
      const services = await resolveShop(c, everyone, c.req.param('shop'));
      const request = { body, header: (key: string) => c.req.header(key) };
      await takeWebhook(services, name, request);
      return jsonResponse('{"received":true}');
    });
  }
}
