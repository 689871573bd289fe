import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RUNNER } from '@/scripts/lib/project';
import { formatWeaknesses, readFacing, readWeaknesses } from '@/scripts/lib/weaknesses';

const advisory = (id: string, severity: string) => ({
  ...{ source: 1, name: 'x', dependency: 'x', title: `Weakness ${id}`, severity, range: '<2.0.0' },
  ...{ url: `https://advisories.example/${id}`, cwe: [], cvss: { score: 7.5, vectorString: null } },
});
const audited = (name: string, rest: object) => ({
  ...{ name, severity: 'high', isDirect: false, via: [], effects: [], range: '<2.0.0', nodes: [] },
  ...{ fixAvailable: true, ...rest },
});

/** Answer of npm: one weakness by itself, one of what a package that faces the network uses, one that has no other version. */
const RECORDED = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    bundler: audited('bundler', { via: [advisory('C', 'low')], fixAvailable: false }),
    axios: audited('axios', { via: [advisory('A', 'high'), 'streams'], isDirect: true }),
    hono: audited('hono', { via: ['middle'] }),
    middle: audited('middle', { via: ['deep'], effects: ['hono'] }),
    deep: audited('deep', {
      ...{ via: [advisory('B', 'critical'), advisory('D', 'moderate')], effects: ['middle'] },
      fixAvailable: { name: 'hono', version: '5.0.0', isSemVerMajor: true },
    }),
  },
  metadata: { vulnerabilities: { total: 5 } },
});
const CLEAN = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: {} });
const REFUSED = JSON.stringify({
  message:
    '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk',
  method: 'POST',
  statusCode: 405,
});

/** Holds an npm that answers as was recorded. */
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hemline-audit-'));
  await writeFile(join(folder, 'npm'), '#!/bin/sh\ncat "$(dirname "$0")/answer"\nexit 1\n');
  await chmod(join(folder, 'npm'), 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the command where npm answers as was recorded. */
async function runWith(answer: string, ...args: string[]) {
  await writeFile(join(folder, 'answer'), answer);
  const env = { ...process.env, PATH: [folder, process.env.PATH].join(delimiter) };
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((done) => {
    const command = [RUNNER, 'scripts/audit.ts', ...args];
    execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

describe('known weaknesses of packages', () => {
  it('are sorted by what faces the network, with the day by which each has to be gone [S8.1931]', async () => {
    const facing = readFacing(await readFile('docs/security.md', 'utf8'));
    const now = Date.parse('2026-12-30T23:00:00Z');
    expect(formatWeaknesses(readWeaknesses(RECORDED, facing), now).split('\n')).toEqual([
      'axios, faces the network: update by 2027-01-01 where it can be used from outside without a login, else by 2027-01-06; a version without it is there',
      '  high: Weakness A https://advisories.example/A',
      'deep, faces the network: update by 2027-01-01 where it can be used from outside without a login, else by 2027-01-06; gone with hono 5.0.0',
      '  critical: Weakness B https://advisories.example/B',
      '  moderate: Weakness D https://advisories.example/D',
      'bundler, update by 2027-01-29; no version without it yet',
      '  low: Weakness C https://advisories.example/C',
    ]);
  });

  it('face the network where our table says so, which names packages that there are [S8.1931]', async () => {
    const facing = readFacing(await readFile('docs/security.md', 'utf8'));
    const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));
    expect(facing.size).toBeGreaterThan(20);
    expect([...facing].filter((name) => !(name in dependencies))).toEqual([]);
  });

  it('end the command with 1, as a registry does that cannot be asked [S8.1931]', async () => {
    expect(await runWith(CLEAN)).toEqual({
      code: 0,
      stdout: 'No weakness is known.\n',
      stderr: '',
    });
    const { code, stdout } = await runWith(RECORDED, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toHaveLength(3);
    for (const [answer, why] of [
      [REFUSED, '405 Method Not Allowed'],
      ['', 'npm said nothing'],
      ['<html>Sign in</html>', 'Sign in'],
    ] as const) {
      const refused = await runWith(answer);
      expect(refused).toMatchObject({ code: 1, stdout: '' });
      expect(refused.stderr).toContain('the registry did not answer');
      expect(refused.stderr).toContain(why);
    }
    expect((await runWith(CLEAN, '--all')).code).toBe(2);
  });
});
