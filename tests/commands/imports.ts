import { readFile, writeFile } from 'node:fs/promises';
import { enterProject } from '@/scripts/lib/enter-project';
import { runScript } from '@/scripts/lib/run-command';
import { importTable, lintOverrides } from '@/tests/run/import-rules';
import { succeeds } from '@/tests/run/run-program';

/** Writes who may import whom into the linter's configuration and ARCHITECTURE.md: `npm run imports`. */
await runScript(async () => {
  enterProject('development');
  const config = JSON.parse(await readFile('biome.json', 'utf8'));
  const rules = { ...config, overrides: lintOverrides() };
  await writeFile('biome.json', `${JSON.stringify(rules, null, 2)}\n`);
  await succeeds('npx', ['biome', 'format', '--write', 'biome.json']);
  const page = await readFile('ARCHITECTURE.md', 'utf8');
  const table = /\| From \| may import \|\n(\|.*\n)+/;
  await writeFile('ARCHITECTURE.md', page.replace(table, `${importTable()}\n`));
});
