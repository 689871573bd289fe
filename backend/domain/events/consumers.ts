import { mailShoppers } from '../mail';
import type { EventConsumer } from './consumer';
import type { EventKind } from './domain-event';

/** Who is told of events. Each hears of those that are recorded from when it stands here. */
export const CONSUMERS: readonly EventConsumer[] = [mailShoppers];

/** Whether anything follows from events of a kind. */
export const isAwaited = (kind: EventKind): boolean =>
  CONSUMERS.some((consumer) => kind in consumer);
