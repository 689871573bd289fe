const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Only what is a uuid may reach a uuid column. */
export const isUuid = (text: string): boolean => UUID.test(text);
