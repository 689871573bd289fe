import type { Route } from '../http/serve-call';
import type { ServedName } from './not-built';

/** The served calls about orders and disputes (spec 7, "Orders and cases"). */
export const orderRoutes: Record<ServedName<'orders'>, Route> = {};
