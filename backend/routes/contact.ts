import type { Route } from '../http/serve-call';
import type { ServedName } from './not-built';

/** The served calls by which shoppers write to a shop. */
export const contactRoutes: Record<ServedName<'contact'>, Route> = {};
