/** Names in a row as people say them: "Cap", "Cap and Scarf", "Cap, Scarf and Tee"; '' for none. */
export function listText(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
