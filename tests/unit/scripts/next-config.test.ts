import type { NextConfig } from 'next';
import { expect, it, vi } from 'vitest';
import packageJson from '@/package.json';
import tsconfig from '@/tsconfig.json';

const { default: config } = await vi.importActual<{ default: NextConfig }>('@/next.config.ts');

/*
 * An alias stands for whatever imports its text: one of a name that packages use among their own files, such as
 * './cookies.js', takes files of ours of that name out of a green build.
 */
it('puts nothing in the place of a module, of a package or of our own', () => {
  expect(Object.keys(config.turbopack ?? {})).toEqual(['rules']);
  for (const rule of Object.values(config.turbopack?.rules ?? {})) {
    expect(rule).toMatchObject({
      condition: { all: expect.arrayContaining([{ not: 'foreign' }]) },
      loaders: ['./scripts/lib/inline-messages.cjs'],
    });
  }
  expect(config.webpack).toBeUndefined();
  expect(packageJson).not.toHaveProperty('imports');
  expect(packageJson).not.toHaveProperty('browser');
  expect(tsconfig.compilerOptions.paths).toEqual({ '@/*': ['./*'] });
});
