import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BLOCK_TYPES } from '@/blocks/kit/block-types';
import { blockRegistries, folderOf } from '@/scripts/lib/block-registry';

describe('the registries of blocks', () => {
  it.each(Object.entries(blockRegistries()))(
    '%s is as `npm run blocks` writes it [S3.977]',
    (path, text) => {
      expect(readFileSync(path, 'utf8')).toBe(text);
    },
  );

  it('every type has its folder, and every folder its type [S3.977]', () => {
    expect(BLOCK_TYPES.map(folderOf).sort()).toEqual(
      readdirSync('blocks/types', { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort(),
    );
    expect(folderOf('heroFeature')).toBe('hero-feature');
    expect(folderOf('page_content')).toBe('page-content');
  });
});
