const MOST_SHOWN = 12;

/** The words a shop is looked for by, each once, from its comma-separated list (spec 3, "Shop state"). */
export function keywordList(keywords: string): string[] {
  const words = keywords.split(',').map((word) => word.trim());
  return [...new Set(words)].filter(Boolean).slice(0, MOST_SHOWN);
}
