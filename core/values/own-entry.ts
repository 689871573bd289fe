/** Returns what a map holds by a key that comes from elsewhere: none of what every object has, such as `toString`. */
export const ownEntry = <Value>(map: Readonly<Record<string, Value>>, key: string) =>
  Object.hasOwn(map, key) ? map[key] : undefined;
