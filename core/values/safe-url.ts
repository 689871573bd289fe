const SAFE_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel'];
/** Browsers overlook these inside a scheme, so `java\nscript:` is one. */
const OVERLOOKED = /[\s\p{Cc}]+/gu;

/** Returns whether a link may lead there: a relative address, or one of the web, of mail or of a telephone. */
export function isSafeUrl(address: string): boolean {
  const scheme = /^([^/?#:]*):/.exec(address.replace(OVERLOOKED, ''))?.[1];
  return scheme === undefined || SAFE_SCHEMES.includes(scheme.toLowerCase());
}
