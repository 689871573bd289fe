/** Returns whether the rules of a robots.txt let everybody read an address, as RFC 9309 (2.2) has it. */
export function mayRead(robots: string, address: string): boolean {
  const { rules } = robots.split('\n').reduce(readLine, { rules: [], isForAll: false });
  const matching = rules.filter(({ path }) => matches(path, address));
  const longest = Math.max(...matching.map(({ path }) => path.length));
  const last = matching.filter(({ path }) => path.length === longest);
  // Of two that are as long, the one that allows.
  return last.length === 0 || last.some(({ allows }) => allows);
}

interface Rules {
  rules: { path: string; allows: boolean }[];
  isForAll: boolean;
}

function readLine({ rules, isForAll }: Rules, line: string): Rules {
  const [name = '', ...rest] = (line.split('#', 1)[0] ?? '').split(':');
  const value = rest.join(':').trim();
  switch (name.trim().toLowerCase()) {
    case 'user-agent':
      return { rules, isForAll: value === '*' };
    case 'allow':
    case 'disallow': {
      const rule = { path: value, allows: name.trim().toLowerCase() === 'allow' };
      return { rules: isForAll && value !== '' ? [...rules, rule] : rules, isForAll };
    }
    default:
      return { rules, isForAll };
  }
}

/** A `*` stands for anything, a `$` at the end for the end of the address. */
function matches(path: string, address: string): boolean {
  const isWhole = path.endsWith('$');
  const parts = (isWhole ? path.slice(0, -1) : path).split('*').map(escaped);
  return new RegExp(`^${parts.join('.*')}${isWhole ? '$' : ''}`).test(address);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
