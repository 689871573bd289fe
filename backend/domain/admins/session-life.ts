import { SESSION_DAYS } from '@/core/model/admin';

/** How long a session of an admin lasts (spec 9). */
export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;
