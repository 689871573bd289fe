import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { environmentSchema, readConfig } from '@/backend/base/config';
import { readDockerfile, readVariables } from '../../run/image/read-dockerfile';

const read = (path: string) => readFile(path, 'utf8');
const KNOWN = new Set([...Object.keys(environmentSchema.shape), 'NODE_ENV']);
const unknown = (names: Iterable<string>) => [...names].filter((name) => !KNOWN.has(name));

/** Variables that a build bakes into its scripts. */
const BAKED = Object.keys(environmentSchema.shape).filter((name) =>
  /^(NEXT_PUBLIC_\w+|IMAGE_HOSTS|STORAGE_HOST|CDN_HOST)$/.test(name),
);

/** Names of the variables that compose.yaml sets for the shop. */
async function composeNames(): Promise<string[]> {
  const [, block = ''] = (await read('compose.yaml')).split('environment: &environment\n');
  const lines = block.split(/\n {2}\S/)[0]?.split('\n') ?? [];
  return lines.flatMap((line) => /^ {4}(\w+):/.exec(line)?.[1] ?? []);
}

/** Names of the variables that the unit sets for the shop. */
async function unitNames(): Promise<string[]> {
  const [, text = ''] = /^Environment=(.*)$/m.exec(await read('deploy/hemline@.service')) ?? [];
  return Object.keys(readVariables(text, {}));
}

describe('what comes for deploying', () => {
  it('sets variables that there are [S2.1627]', async () => {
    const steps = readDockerfile(await read('Dockerfile'));
    const sets = steps.filter(({ instruction }) => /^(ENV|ARG)$/.test(instruction));
    const image = sets.flatMap(({ text }) => Object.keys(readVariables(text, {})));
    expect(image).toEqual(expect.arrayContaining(['DATA_DIR', 'HOST']));
    expect(await composeNames()).toEqual(expect.arrayContaining(['DATABASE_URL', 'SECRET_KEY']));
    expect(await unitNames()).toEqual(expect.arrayContaining(['DATA_DIR', 'PORT']));
    expect(unknown([...image, ...(await composeNames()), ...(await unitNames())])).toEqual([]);
  });

  it('hands on every variable but what an image, a build or a try has of its own [S2.1627]', async () => {
    const handedOn = new Set([...(await composeNames()), ...BAKED]);
    const left = Object.keys(environmentSchema.shape).filter((name) => !handedOn.has(name));
    // Shops have providers of their own (docs/payments.md).
    expect(left.filter((name) => !/^(STRIPE|PAYPAL|AIRWALLEX)_/.test(name))).toEqual([
      ...['PORT', 'HOST', 'DATA_DIR', 'BACKEND_URL', 'PICTURES_AHEAD'],
      ...['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
    ]);
  });

  it('says how its database is reached [S2.1925]', async () => {
    const [, url = ''] = /^ +DATABASE_URL: (.*)$/m.exec(await read('compose.yaml')) ?? [];
    const databaseUrl = url.replace(/\$\{.*\}/, 'x');
    expect(readConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
  });

  it('builds the image by what it is run with, whatever is baked in [S2.1627]', async () => {
    const steps = readDockerfile(await read('Dockerfile'));
    const args = steps.filter(({ instruction }) => instruction === 'ARG');
    expect(args).toHaveLength(2);
    for (const { text } of args) {
      expect(Object.keys(readVariables(text, {})).sort()).toEqual([...BAKED].sort());
    }
    const env = steps.find(({ instruction }) => instruction === 'ENV')?.text ?? '';
    for (const name of BAKED) expect(env).toContain(`${name}=$${name}`);
  });

  it('runs as a user who owns nothing, with no packages for development [S2.1627]', async () => {
    const steps = readDockerfile(await read('Dockerfile'));
    const texts = (instruction: string) =>
      steps.filter((step) => step.instruction === instruction).map(({ text }) => text);
    expect(texts('USER')).toEqual(['node']);
    expect(texts('RUN').filter((text) => /npm (ci|install)/.test(text))).toEqual([
      expect.stringContaining('--omit=dev'),
    ]);
    const ignored = (await read('.dockerignore')).split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', '.data', '.git', '*.tar']));
  });

  it('takes a database for ready once it answers the shop, and Node from where it is [S2.1627]', async () => {
    // A socket alone has the server that only sets an empty volume up.
    expect(await read('compose.yaml')).toContain('["CMD", "pg_isready", "-h", "127.0.0.1", ');
    // Debian's lies in /usr/bin, that of nodejs.org in /usr/local/bin: systemd looks into both.
    expect(await read('deploy/hemline@.service')).toMatch(/^ExecStart=node /m);
  });

  it('has proxies let go of idle connections before a stop does [S2.1627]', async () => {
    const [, drainMs = ''] = /IDLE_MS = ([\d_]+)/.exec(await read('scripts/lib/keep-up.ts')) ?? [];
    const drain = Number(drainMs.replace('_', '')) / 1000;
    for (const [file, pattern] of [
      ['deploy/nginx.conf', /keepalive_timeout (\d+)s/],
      ['deploy/Caddyfile', /keepalive (\d+)s/],
    ] as const) {
      const [, seconds] = pattern.exec(await read(file)) ?? [];
      expect(Number(seconds), file).toBeLessThan(drain);
    }
  });

  it.each([
    ['nginx.conf', /listen 80 .*?\n}/s, /location \/api\/ {[^}]*return 403 "Calls .* https alone/],
    [
      'Caddyfile',
      /^http:\/\/ {.*?\n}/ms,
      /handle \/api\/\* {[^}]*respond "Calls .* https alone.*" 403/,
    ],
  ])(
    'leads pages to https, and refuses calls without it: %s [S2.1928]',
    async (file, http, refusal) => {
      const [site = ''] = http.exec(await read(`deploy/${file}`)) ?? [];
      expect(site).toMatch(refusal);
      const redirects = site.split('\n').filter((line) => /redir|return 3/.test(line));
      expect(redirects).toEqual([expect.stringMatching(/^ {8}return 308 |^\t\tredir .* 308$/)]);
    },
  );

  it('asks for certificates where the shop answers [S2.1627]', async () => {
    expect(await read('deploy/Caddyfile')).toContain('/api/backend/certificates/allowed\n');
  });

  it('asks for certificates in nobody’s name, so that no rate of a visitor ends them for all [S2.1627]', async () => {
    const file = await read('deploy/Caddyfile');
    const [, place] = /ask (http:\/\/[\d.:]+)\//.exec(file) ?? [];
    const [, site = ''] = file.split(`\n${place} {\n`);
    expect(site).toContain('header_up -X-Forwarded-For\n');
  });
});
