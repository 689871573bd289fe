import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PROJECT_DIR, RUNNER } from '@/scripts/lib/project';

/**
 * Runs a command of package.json and gives what it wrote.
 * @throws Error with its output when it fails.
 */
export async function spawnCommand(
  script: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [RUNNER, `scripts/${script}.ts`, ...args],
    { cwd: PROJECT_DIR, env: { ...process.env, ...environment } },
  );
  return stdout;
}
