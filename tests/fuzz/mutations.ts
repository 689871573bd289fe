import {
  type Arbitrary,
  array,
  constant,
  double,
  jsonValue,
  nat,
  oneof,
  record,
  string,
} from 'fast-check';

type Path = readonly (string | number)[];

/** Stands for taking a value away. */
const GONE = Symbol('gone');

const replacement = (): Arbitrary<unknown> =>
  oneof(
    jsonValue({ maxDepth: 2 }),
    constant(GONE),
    constant(null),
    double(),
    string({ unit: 'binary' }),
    nat({ max: 40 }).map((size) => Array.from({ length: size }, () => ({}))),
    constant('x'.repeat(10_000)),
    constant({ __proto__: null, toString: 1, constructor: { prototype: 1 }, length: -1 }),
  );

/** A JSON value with some of what it holds, however deep, replaced or gone: as a stranger might send it. */
export function mutated(valid: unknown): Arbitrary<unknown> {
  const places = pathsOf(valid);
  const change = record({ place: nat({ max: places.length - 1 }), by: replacement() });
  return array(change, { minLength: 1, maxLength: 4 }).map((changes) =>
    changes.reduce(
      (value, { place, by }) => replacedAt(value, places[place] ?? [], by),
      structuredClone(valid),
    ),
  );
}

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))];
}

function replacedAt(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by === GONE ? undefined : by;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, part]) => {
    if (name !== String(key)) return [[name, part]];
    if (rest.length === 0 && by === GONE) return [];
    return [[name, replacedAt(part, rest, by)]];
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
