const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Guards uuid columns, which only a uuid may reach. */
export const isUuid = (text: string): boolean => UUID.test(text);
