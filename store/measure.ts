import type { MeasuredEvent } from '@/core/rules/measured-events';
import { selectIsMeasured } from './slices/shop';
import type { ShopState } from './slices/shop-state';

/**
 * Tells what happened to what the shop measures its visits with, where it measures them and the shopper
 * agrees. Whoever calls waits for nothing, and what cannot be told is not.
 */
export function measure(state: { shop: ShopState }, event: MeasuredEvent): void {
  if (!selectIsMeasured(state)) return;
  import('@/services/analytics').then(
    ({ tell }) => tell(event),
    () => {},
  );
}
