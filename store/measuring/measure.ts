import type * as Events from '@/core/rules/measuring/measured-events';
import type { ShopState } from '../slices/shop';
import { selectIsMeasured } from '../slices/shop';

/** Tells the shop's analytics of an event, if the shopper agrees; fetched only then, and failures are ignored. */
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
