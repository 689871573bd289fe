import { SESSION_DAYS } from '@/core/model/admin';

/** Lifetime of an admin's session (spec 9). */
export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;
