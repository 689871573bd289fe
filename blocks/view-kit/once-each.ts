/**
 * The same function, which works once on each object that it is given. Layouts are never changed in place and
 * stay the same objects for all pages of a shop, until it saves others.
 */
export function onceEach<Made extends object>(
  make: (given: unknown) => Made,
): (given: unknown) => Made {
  const known = new WeakMap<object, Made>();
  return (given) => {
    // What is no object becomes one that nobody has seen.
    const key = Object(given);
    const found = known.get(key);
    if (found) return found;
    const made = make(given);
    known.set(key, made);
    return made;
  };
}
