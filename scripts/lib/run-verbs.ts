import type { Config } from '@/backend/base/config';
import type { NodePgDatabase } from '@/backend/db/connection';
import { onRecord } from './on-record';
import { openShopDatabase } from './open-shop-database';
import { runCommand, UsageError } from './run-command';

/** Work of a verb on the open database, with the configuration it was opened by. */
export type Action = (db: NodePgDatabase, config: Config) => Promise<void>;

interface VerbArguments {
  verb: string;
  help: boolean;
  json: boolean;
  host?: string;
  operands: readonly string[];
}

interface VerbCommand<Args extends VerbArguments> {
  help: string;
  readArguments: () => Args;
  /** Each checks how it is called before any database is opened. */
  verbs: Readonly<Record<string, (args: Args) => Action>>;
  /** True for a change of the shop, which is then audited. */
  isChange: (args: Args) => boolean;
}

/** Runs `npm run <name> -- <verb> …` on the shop's database; see `runCommand` for how it ends. */
export function runVerbs<Args extends VerbArguments>(
  name: string,
  { help, readArguments, verbs, isChange }: VerbCommand<Args>,
): Promise<void> {
  return runCommand(name, async () => {
    const args = readArguments();
    if (args.help) {
      console.log(help);
      return 0;
    }
    const prepare = Object.hasOwn(verbs, args.verb) ? verbs[args.verb] : undefined;
    if (!prepare) throw new UsageError(`Name one of ${Object.keys(verbs).join(', ')}.`);
    const act = prepare(args);
    const database = await openShopDatabase(name);
    try {
      const { db } = database.shops.across;
      const work = () => act(db, database.config);
      const { verb, host, operands } = args;
      const change = { command: `${name} -- ${verb}`, host: host ?? '', subject: nameIn(operands) };
      await (isChange(args) ? onRecord(db, change, work) : work());
      return 0;
    } finally {
      await database.close();
    }
  });
}

/** Prints what is result of the shop called for: as text, or as JSON for `--json`. */
export function listing<Result>(
  args: VerbArguments,
  find: (db: NodePgDatabase, host: string) => Promise<Result>,
  toText: (result: Result) => string,
): Action {
  const host = hostOf(args);
  return async (db) => {
    const result = await find(db, host);
    console.log(args.json ? JSON.stringify(result, null, 2) : toText(result));
  };
}

export function hostOf({ host }: VerbArguments): string {
  if (!host) throw new UsageError('--host is missing.');
  return host;
}

/** Subject of a verb: its first word, unless that is an assignment. */
const nameIn = ([first]: readonly string[]) => (first?.includes('=') ? undefined : first);
