import type { Route } from '../http/serve-call';
import type { ServedName } from './not-built';

/** The served calls about a cart. */
export const cartRoutes: Record<ServedName<'cart'>, Route> = {};
