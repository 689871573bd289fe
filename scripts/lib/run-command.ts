import { DrizzleQueryError } from 'drizzle-orm/errors';

/** A command called in a way it does not have; ends it with exit code 2. */
export class UsageError extends Error {}

/** Runs a command; its exit code: 0 done, 1 failed, 2 called wrongly. Errors become their message on stderr. */
export async function runCommand(name: string, main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    const isUsage = error instanceof UsageError || isParseArgsError(error);
    console.error(messageOf(error));
    if (isUsage) console.error(`"npm run ${name} -- --help" shows how it is called.`);
    process.exitCode = isUsage ? 2 : 1;
  }
}

const isParseArgsError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/**
 * Words of an error for people. A refused connection comes as an AggregateError without a message of its own; of a query
 * that failed its values stay out, for they tell of people.
 */
function messageOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) return messageOf(error.cause ?? error.query);
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map(messageOf).join('\n');
  }
  return error instanceof Error ? error.message : String(error);
}

/** Runs a command; an error becomes its message and exit code 1. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  await main().catch((error: unknown) => {
    console.error(messageOf(error));
    process.exit(1);
  });
}
