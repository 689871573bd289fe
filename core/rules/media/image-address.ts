/** Path of stored pictures, as the database holds their addresses; the key follows. */
export const MEDIA_PATH = '/media/';

/** Returns whether the backend's media store serves this address, in sizes of its own making. */
export const isMediaAddress = (address: string): boolean => address.includes(MEDIA_PATH);

/** The host of an absolute http(s) address, '' for a path of the site itself or anything else. */
export const imageHost = (address: string): string =>
  /^https?:\/\/([^/:?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? '';
