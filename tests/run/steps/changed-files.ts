import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PROJECT_DIR } from '@/scripts/lib/project';

/**
 * The files that have changed since the last commit, or since this branch left another one, and those that git does
 * not know yet; paths in the project. Throws what git says where there is no such commit.
 */
export async function changedFiles(since = 'HEAD', folder = PROJECT_DIR): Promise<string[]> {
  const changed = ['diff', '--merge-base', '--relative', '--name-only', '-z', since, '--'];
  const unknown = ['ls-files', '--others', '--exclude-standard', '-z'];
  const git = (args: string[]) => promisify(execFile)('git', args, { cwd: folder });
  const outputs = await Promise.all([changed, unknown].map(git));
  return outputs.flatMap(({ stdout }) => stdout.split('\0')).filter(Boolean);
}
