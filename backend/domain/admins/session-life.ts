/** How long a session of an admin lasts (spec 9). */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;
