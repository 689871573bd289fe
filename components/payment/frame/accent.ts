const FALLBACK = '#1a1a1a';

/** The shop's accent, for whoever draws fields of their own and takes colours as text. */
export function accentOf(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--accent').trim() || FALLBACK;
}
