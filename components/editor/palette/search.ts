import type { PaletteGroup, PaletteItem } from './items';

/** The groups with what a query finds; those that begin with it first. All of it where it is blank. */
export function searchGroups(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return [...groups];
  return groups
    .map((group) => ({ ...group, items: found(group, asked) }))
    .filter(({ items }) => items.length > 0);
}

function found({ label, items }: PaletteGroup, asked: readonly string[]): PaletteItem[] {
  const hits = items.filter((item) => isHit(item, label, asked));
  const first = asked.join(' ');
  const isFirst = (item: PaletteItem) => item.label.toLowerCase().startsWith(first);
  return [...hits.filter(isFirst), ...hits.filter((item) => !isFirst(item))];
}

/** Each word that is asked for begins one of an item's. */
function isHit({ label, words, type = '' }: PaletteItem, group: string, asked: readonly string[]) {
  const known = wordsOf(`${label} ${type} ${words} ${group}`);
  return asked.every((word) => known.some((one) => one.startsWith(word)));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
