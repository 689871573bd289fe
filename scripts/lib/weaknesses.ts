import { z } from 'zod';

const DAY_MS = 24 * 60 * 60_000;

/** Days until an update, by docs/security.md, "Updates". */
const DAYS = { outside: 2, network: 7, other: 30 };

const advisorySchema = z.object({ title: z.string(), url: z.string(), severity: z.string() });

const packageSchema = z.object({
  name: z.string(),
  /** Advisories of its own, and the names of packages whose weaknesses it has by using them. */
  via: z.array(z.union([z.string(), advisorySchema])),
  /** Packages that have its weaknesses by using it. */
  effects: z.array(z.string()),
  fixAvailable: z.union([z.boolean(), z.object({ name: z.string(), version: z.string() })]),
});

type AuditedPackage = z.output<typeof packageSchema>;
type Packages = Readonly<Record<string, AuditedPackage>>;

const answerSchema = z.union([
  z.object({ vulnerabilities: z.record(z.string(), packageSchema) }),
  z.object({ message: z.string() }),
]);

interface Weakness {
  name: string;
  /** True where strangers reach it, by itself or by a package that uses it. */
  facesNetwork: boolean;
  advisories: z.output<typeof advisorySchema>[];
  fix: string;
}

/**
 * Reads what `npm audit --json` says, what faces the network first.
 * @throws Error where the registry could not be asked
 */
export function readWeaknesses(text: string, facing: ReadonlySet<string>): Weakness[] {
  const answer = parseAnswer(text);
  if ('message' in answer) throw unanswered(answer.message);
  const packages = answer.vulnerabilities;
  return Object.values(packages)
    .map((one) => ({
      name: one.name,
      facesNetwork: [...usersOf(one.name, packages)].some((name) => facing.has(name)),
      advisories: one.via.filter((via) => typeof via !== 'string'),
      fix: fixOf(one),
    }))
    .filter(({ advisories }) => advisories.length > 0)
    .sort((a, b) => Number(b.facesNetwork) - Number(a.facesNetwork) || (a.name < b.name ? -1 : 1));
}

function parseAnswer(text: string): z.output<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch (error) {
    throw unanswered(text.trim() || 'npm said nothing', { cause: error });
  }
}

const unanswered = (why: string, options?: ErrorOptions) =>
  new Error(
    `Nobody could say whether weaknesses are known, for the registry did not answer: ${why}\nAsk again later, or where it can be reached.`,
    options,
  );

/** The package and all that use it, as far as they have its weaknesses. */
function usersOf(name: string, packages: Packages): Set<string> {
  const users = new Set([name]);
  // A set hands out what is added while it is gone through.
  for (const one of users) for (const user of packages[one]?.effects ?? []) users.add(user);
  return users;
}

function fixOf({ fixAvailable }: AuditedPackage): string {
  if (fixAvailable === false) return 'no version without it yet';
  if (fixAvailable === true) return 'a version without it is there';
  return `gone with ${fixAvailable.name} ${fixAvailable.version}`;
}

/** Names the packages of the table in docs/security.md, "Packages that face the network". */
export function readFacing(securityPage: string): Set<string> {
  const [, section = ''] = securityPage.split('## Packages that face the network\n');
  const cells = [
    ...section
      .split('\n## ', 1)
      .join()
      .matchAll(/^\| (`[^|]+) \|/gm),
  ];
  const names = cells.flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)]);
  return new Set(names.map(([, name = '']) => name));
}

/** Says of each weakness by when it has to be gone, counted from a moment. */
export const formatWeaknesses = (weaknesses: readonly Weakness[], now: number): string =>
  weaknesses.map((one) => formatWeakness(one, now)).join('\n');

function formatWeakness({ name, facesNetwork, advisories, fix }: Weakness, now: number): string {
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  const by = facesNetwork
    ? `faces the network: update by ${day(DAYS.outside)} where it can be used from outside without a login, else by ${day(DAYS.network)}`
    : `update by ${day(DAYS.other)}`;
  const lines = advisories.map(({ severity, title, url }) => `  ${severity}: ${title} ${url}`);
  return [`${name}, ${by}; ${fix}`, ...lines].join('\n');
}
