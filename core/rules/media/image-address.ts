const MEDIA_PATH = '/media/';

/** Returns whether the backend's media store serves this address, in sizes of its own making. */
export const isMediaAddress = (address: string): boolean => address.includes(MEDIA_PATH);

/** The host of an absolute http(s) address, '' for a path of the site itself or anything else. */
export function imageHost(address: string): string {
  const match = /^https?:\/\/([^/:?#]+)/i.exec(address);
  return match?.[1]?.toLowerCase() ?? '';
}
