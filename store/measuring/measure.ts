import type * as Events from '@/core/rules/measuring/measured-events';
import type { ShopState } from '../slices/shop';
import { selectIsMeasured } from '../slices/shop';

/**
 * Tells what happened to what the shop measures its visits with, where it measures them and the shopper
 * agrees. Whoever calls waits for nothing, and what cannot be told is not. What makes events of it comes along
 * only where somebody measures.
 */
export function measure(
  state: { shop: ShopState },
  eventOf: (events: typeof Events) => Events.MeasuredEvent,
): void {
  if (!selectIsMeasured(state)) return;
  Promise.all([
    import('@/services/analytics'),
    import('@/core/rules/measuring/measured-events'),
  ]).then(
    ([{ track }, events]) => track(eventOf(events)),
    () => {},
  );
}
