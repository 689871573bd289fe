/** Runs a command; an error becomes its message and exit code 1. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
