/** Lower-case words joined by hyphens, for an address; letters and digits of every script stay. */
export const inHyphens = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
