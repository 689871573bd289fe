import type { ShopState } from '@/store/slices/shop-state';

type Tracked = Pick<ShopState, 'adsIds' | 'conversionLabel'>;

/** Hands a paid order to whatever counts conversions on this page, where the shop has anything that does. */
export function tellAnalytics(
  { adsIds, conversionLabel }: Tracked,
  orderId: string,
  value: number,
): void {
  const layer: unknown = Reflect.get(window, 'dataLayer');
  if (!Array.isArray(layer)) return;
  const sale = { transaction_id: orderId, value, currency: 'USD' };
  for (const id of adsIds) {
    layer.push({ event: 'conversion', send_to: `${id}/${conversionLabel}`, ...sale });
  }
  layer.push({ event: 'purchase', ...sale });
}
