import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { packagesOf, readLock, readManifest, unallowedScripts } from './lockfile';

const lock = readLock();
const manifest = readManifest();
const packages = packagesOf(lock);

describe('dependencies', () => {
  it('run no script when they are installed, but for those that are let [S8.1820]', () => {
    expect(unallowedScripts(lock, manifest.allowScripts)).toEqual([]);
  });

  it('that begin to run one are refused, also deep within others [S8.1820]', () => {
    const path = 'node_modules/a/node_modules/@b/added';
    const changed = { packages: { ...lock.packages, [path]: { hasInstallScript: true } } };
    expect(unallowedScripts(changed, manifest.allowScripts)).toEqual(['@b/added']);
    expect(unallowedScripts(changed, { ...manifest.allowScripts, '@b/added': false })).toEqual([
      '@b/added',
    ]);
  });

  it('that are let run one are there, and have one [S8.1820]', () => {
    const withScript = new Set(
      packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
    );
    expect(Object.keys(manifest.allowScripts).filter((name) => !withScript.has(name))).toEqual([]);
  });

  it('are of exact versions, each with its digest and from no address of its own [S8.1821]', () => {
    const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
    // No address of a registry is named: whoever installs has their own.
    expect(packages.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
    // Only a binary for a system that nothing here was ever installed on may lack its digest.
    const bare = packages.filter(({ integrity, optional, os }) => !integrity && !(optional && os));
    expect(bare.map(({ path }) => path)).toEqual([]);
  });
});

/** What CycloneDX 1.5 asks of a bill of materials, as far as this one has it. */
const purl = z.string().regex(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@[\w.+-]+$/i);
const digest = z.strictObject({
  alg: z.enum(['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512']),
  content: z.string().regex(/^([a-f\d]{40}|[a-f\d]{64}|[a-f\d]{96}|[a-f\d]{128})$/),
});
const componentSchema = z.object({
  type: z.enum(['application', 'library', 'framework']),
  'bom-ref': z.string().min(1),
  name: z.string().min(1),
  version: z.string().min(1),
  scope: z.enum(['required', 'optional', 'excluded']).optional(),
  purl,
  hashes: z.array(digest).optional(),
  externalReferences: z
    .array(z.object({ type: z.string().min(1), url: z.string().min(1) }))
    .optional(),
});
const bomSchema = z.strictObject({
  $schema: z.string(),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().regex(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  version: z.int().min(1),
  metadata: z.object({ timestamp: z.iso.datetime(), component: componentSchema }),
  components: z.array(componentSchema),
  dependencies: z.array(z.strictObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

const SECOND_MS = 1_000;

describe('the bill of materials', () => {
  it(
    'is of the form that programs read, and holds every package of the lockfile [S8.1822]',
    async () => {
      const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'sbom'], {
        maxBuffer: 32 * 1_048_576,
      });
      const bom = bomSchema.parse(JSON.parse(stdout));
      const listed = new Set(bom.components.map(({ name, version }) => `${name}@${version}`));
      const locked = packages.map(({ name, version }) => `${name}@${version}`);
      expect(locked.filter((one) => !listed.has(one))).toEqual([]);
      expect([...listed].filter((one) => !locked.includes(one))).toEqual([]);

      const refs = bom.components.map((component) => component['bom-ref']);
      expect(new Set(refs).size).toBe(refs.length);
      const all = new Set([...refs, bom.metadata.component['bom-ref']]);
      const linked = bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
      expect(linked.filter((ref) => !all.has(ref))).toEqual([]);
    },
    60 * SECOND_MS,
  );
});
