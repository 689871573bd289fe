import { readFileSync } from 'node:fs';
import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      optional: z.boolean().optional(),
      os: z.array(z.string()).optional(),
    }),
  ),
});
const manifestSchema = z.object({
  allowScripts: z.record(z.string(), z.boolean()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

export type Lock = z.infer<typeof lockSchema>;

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
export const readLock = (): Lock => lockSchema.parse(read('package-lock.json'));
export const readManifest = () => manifestSchema.parse(read('package.json'));

const FOLDER = 'node_modules/';

/** The packages of a lockfile, each by the path that it is installed at. */
export const packagesOf = ({ packages }: Lock) =>
  Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      ...entry,
      path,
      name: path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
      version: entry.version ?? '',
    }));

/** The names of packages that run a script when they are installed, and are not let. */
export const unallowedScripts = (lock: Lock, allowed: Readonly<Record<string, boolean>>) =>
  packagesOf(lock)
    .filter(({ hasInstallScript, name }) => hasInstallScript && !allowed[name])
    .map(({ name }) => name);
