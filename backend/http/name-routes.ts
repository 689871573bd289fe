const OTHER_ROUTE = 'other';

/** Names the route of an address, such as `/product/:id`; `other` for what is none. */
export type NameRoute = (url: string) => string;

interface Shape {
  name: string;
  parts: readonly string[];
}

const BUILT = /^\/_next\/(static|data|image)(?=\/|$)/;

const isParameter = (part: string) => part.startsWith(':');

/** Routes by patterns, with `:name` or `[name]` for parameters: addresses are endless, and may tell of people. */
export function nameRoutes(patterns: Iterable<string>): NameRoute {
  const names = [...patterns].map((pattern) => pattern.replace(/\[(\w+)\]/g, ':$1'));
  const fixed = new Set(names.filter((name) => !name.includes('/:')));
  const shapes = new Map<number, Shape[]>();
  for (const name of names.filter((one) => !fixed.has(one))) {
    const parts = name.split('/');
    shapes.set(parts.length, [...(shapes.get(parts.length) ?? []), { name, parts }]);
  }
  return (url) => {
    const path = url.split('?', 1)[0] ?? '';
    const built = BUILT.exec(path)?.[0];
    if (built) return built;
    if (fixed.has(path)) return path;
    const parts = path.split('/');
    const fits = ({ parts: own }: Shape) =>
      own.every((part, at) => (isParameter(part) ? parts[at] !== '' : part === parts[at]));
    return shapes.get(parts.length)?.find(fits)?.name ?? OTHER_ROUTE;
  };
}
