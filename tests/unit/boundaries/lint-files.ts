import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const PLUGINS = 'scripts/lint';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';

const report = z.object({
  diagnostics: z.array(
    z.object({
      category: z.string(),
      location: z.object({ path: z.string(), start: z.object({ line: z.number() }) }),
    }),
  ),
});

/** A line that the linter refuses, and the rule that does; all plugins are `plugin`. */
export interface Refusal {
  rule: string;
  file: string;
  line: string;
}

/**
 * Lints files as if they stood in the project, under its own rules, in a folder of their own.
 *
 * @param files their lines by path.
 */
export async function lintFiles(files: ReadonlyMap<string, readonly string[]>): Promise<Refusal[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hemline-lint-'));
  try {
    const { vcs: _, ...rules } = JSON.parse(await readFile('biome.json', 'utf8'));
    await writeFile(join(folder, 'biome.json'), JSON.stringify(rules));
    await cp(PLUGINS, join(folder, PLUGINS), { recursive: true });
    for (const [path, lines] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), lines.join('\n'));
    }
    return (await lint(folder)).map(({ category, location: { path, start } }) => ({
      rule: category.slice(category.lastIndexOf('/') + 1),
      file: path,
      line: files.get(path)?.[start.line - 1] ?? '',
    }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function lint(folder: string) {
  const args = [
    join(process.cwd(), BIOME),
    'lint',
    '--reporter=json',
    '--max-diagnostics=none',
    '.',
  ];
  const run = promisify(execFile)(process.execPath, args, {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  });
  const { stdout } = await run.catch((failed: { stdout: string }) => failed);
  return report.parse(JSON.parse(stdout)).diagnostics;
}
