/** The key by which an address names an option: "US size" is `us-size`. */
export function choiceKey(label: string): string {
  return inHyphens(label);
}

/** A value of an option as an address names it: "Forest Green" is `forest-green`. */
export function choiceValue(label: string): string {
  return inHyphens(label);
}

/** Lower-case words joined by hyphens; letters and digits of every script stay. */
function inHyphens(label: string): string {
  return label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
