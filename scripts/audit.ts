import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { AUDIT_HELP } from './lib/help';
import { PROJECT_DIR } from './lib/project';
import { runCommand } from './lib/run-command';
import { formatWeaknesses, readFacing, readWeaknesses } from './lib/weaknesses';

const OPTIONS = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const ASK = ['audit', '--json', '--package-lock-only'];
const MAX_ANSWER_BYTES = 32 * 1_048_576;

async function main(): Promise<number> {
  const { json, help } = parseArgs({ options: OPTIONS }).values;
  if (help) {
    console.log(AUDIT_HELP);
    return 0;
  }
  process.chdir(PROJECT_DIR);
  const facing = readFacing(await readFile('docs/security.md', 'utf8'));
  const weaknesses = readWeaknesses(await askNpm(), facing);
  if (json) console.log(JSON.stringify(weaknesses, null, 2));
  else console.log(formatWeaknesses(weaknesses, Date.now()) || 'No weakness is known.');
  return weaknesses.length > 0 ? 1 : 0;
}

/** Resolves to what npm says; that it ends with an error tells that weaknesses are known, or nothing. */
const askNpm = () =>
  new Promise<string>((done) => {
    execFile('npm', ASK, { maxBuffer: MAX_ANSWER_BYTES }, (_, stdout, stderr) =>
      done(stdout || stderr),
    );
  });

await runCommand('audit', main);
