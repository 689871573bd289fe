import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readManifest } from './lockfile';

const text = readFileSync('docs/security.md', 'utf8');
const requirements = new Set(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| (S\d+\.\d+) \|/gm)].map(
    ([, id]) => id,
  ),
);

const ROW = /^\| (\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| (yes|no) \| ([^|]*) \|$/gm;
const rows = [...text.matchAll(ROW)].map(([, number, level, met, shown = '']) => ({
  ...{ number, level, met, shown: shown.trim() },
}));

describe('docs/security.md', () => {
  it('names tests by requirements that there are [S8.1823]', () => {
    const ids = text.match(/\bS\d+\.\d+\b/g) ?? [];
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id) => !requirements.has(id))).toEqual([]);
  });

  it('has one row for each requirement and level, each shown or with its reason [S8.1823]', () => {
    const names = rows.map(({ number, level }) => `${number} ${level}`);
    expect(rows.length).toBeGreaterThan(180);
    expect(new Set(names).size).toBe(names.length);
    const bare = rows.filter(({ shown }) => shown === '');
    expect(bare).toEqual([]);
  });

  it('counts what is met as its rows have it [S8.1823]', () => {
    const countOf = (level: string, met: string) =>
      rows.filter((row) => row.level === level && row.met === met).length;
    for (const level of ['1', '2']) {
      const all = rows.filter((row) => row.level === level).length;
      expect(text).toContain(`Of level ${level}, ${countOf(level, 'yes')} of ${all} are met`);
    }
  });

  it('lists packages that the product has [S8.1823]', () => {
    const { dependencies } = readManifest();
    const [, table = ''] =
      /^\| Package \|[\s\S]*?\n\n/m.exec(text)?.[0].split('|---|---|---|---|') ?? [];
    const listed = table.split('\n').flatMap((line) => line.split('|')[1]?.match(/`[^`]+`/g) ?? []);
    expect(listed.length).toBeGreaterThan(20);
    expect(listed.filter((name) => !(name.slice(1, -1) in dependencies))).toEqual([]);
  });
});
