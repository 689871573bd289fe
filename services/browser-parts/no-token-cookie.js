/**
 * Stands in for what tells axios that an address may be given the token of a cookie. The backend sets no
 * such cookie, and to look for one holds every call up.
 */
export default () => false;
