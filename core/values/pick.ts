export function pick<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> {
  const fields = names.map((name) => [name, whole[name]]);
  return Object.fromEntries(fields);
}
