import type * as z from 'zod/mini';
import type { adminSessionSchema, adminUserSchema } from './admin.schema';

export type AdminUser = z.infer<typeof adminUserSchema>;
export type AdminSession = z.infer<typeof adminSessionSchema>;

/** Cookie of an admin's session (spec 4). */
export const TOKEN_COOKIE = 'storeToken';
export const USER_COOKIE = 'storeUser';
/** Cookie by which an admin's browser is known, after `__Host-` over https. */
export const TWIN_COOKIE = 'storeTwin';

/** Cookie on a shop's own host by which an admin's browser sees it while it is prepared, after `__Host-` over https. */
export const LOOK_COOKIE = 'storeLook';

/** Leads an admin's browser to a page of the shop, `?to=`, also while it is prepared. */
export const LOOK_PATH = '/api/admin/look';
/** Cookie by which a browser is known to an account that was opened in it, named in the same way. */
export const DEVICE_COOKIE = 'storeDevice';

/** Length in characters. */
export const MAX_PASSWORD_LENGTH = 1024;

/** Lifetime of an admin's session: seven days (spec 9). */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;
