/** Lower-case words joined by hyphens, for an address; letters and digits of every script stay. */
export function inHyphens(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
