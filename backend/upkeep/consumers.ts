import type { EventConsumer } from '../domain/events/consumer';
import { mailShoppers } from '../domain/mail';

/** Who is told of events. Each hears of those that are recorded from when it stands here. */
export const CONSUMERS: readonly EventConsumer[] = [mailShoppers];
