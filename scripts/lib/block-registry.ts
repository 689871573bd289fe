import { readFileSync } from 'node:fs';
import { BLOCK_TYPES, type BlockType } from '@/blocks/kit/block-types';

/** Format of biome. */
const LINE_WIDTH = 100;
const HEAD = '/* Written by `npm run blocks` from the list in blocks/kit/block-types.ts. */\n';

/** The registries of all types of block, as texts by their paths: one entry for each folder of `blocks/types`. */
export const blockRegistries = (): Record<string, string> => ({
  'blocks/registry/every-definition.ts': exported('definition', (type) => `${camel(type)}Block`),
  'blocks/registry/circumstances.ts': circumstances(),
  'blocks/registry/every-editor.ts': exported('editor', (type) => `${camel(type)}Editor`),
  'blocks/registry/views.ts': views(),
  'blocks/registry/every-view.ts': exported('view', () => 'default'),
});

/** The folder of a type: `heroFeature` lies in `hero-feature`, `page_content` in `page-content`. */
export const folderOf = (type: BlockType): string =>
  type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-');

const camel = (type: BlockType) => type.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

const byFolder = [...BLOCK_TYPES].sort((one, other) => (folderOf(one) < folderOf(other) ? -1 : 1));

function exported(file: string, nameOf: (type: BlockType) => string): string {
  const lines = byFolder.map((type) => {
    const path = `@/blocks/types/${folderOf(type)}/${file}`;
    return `export { ${nameOf(type)} as ${type} } from '${path}';\n`;
  });
  return HEAD + lines.join('');
}

/** Writes the circumstances of the types that have any. */
function circumstances(): string {
  const types = byFolder.filter((type) =>
    readFileSync(`blocks/types/${folderOf(type)}/definition.ts`, 'utf8').includes('Applies:'),
  );
  const name = (type: BlockType) => `${camel(type)}Applies`;
  const path = (type: BlockType) => `@/blocks/types/${folderOf(type)}/definition`;
  return `${HEAD}import type { Circumstances } from '@/blocks/kit/applies';
import type { BlockType } from '@/blocks/kit/block-types';
${types.map((type) => `import { ${name(type)} } from '${path(type)}';\n`).join('')}
/** Fields of each type with their conditions; for samples and tests. */
export const APPLIES: Partial<Record<BlockType, Circumstances>> = {
${types.map((type) => `  ${type}: ${name(type)},\n`).join('')}};
`;
}

function views(): string {
  const view = (type: BlockType) => {
    const call = `tracked('${type}', () => import('@/blocks/types/${folderOf(type)}/view'))`;
    const line = `  ${type}: dynamic(${call}),\n`;
    return line.length <= LINE_WIDTH + 1 ? line : `  ${type}: dynamic(\n    ${call},\n  ),\n`;
  };
  return `${HEAD}import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { BlockType } from '@/blocks/kit/block-types';
import type { BlockViewProps } from '@/blocks/view-kit/block-view';
import { tracked } from '@/components/ui/tracked';
import './common';

/** The view of every type of block, each in a script of its own: a shopper downloads those of the page. */
export const VIEWS: Record<BlockType, ComponentType<BlockViewProps>> = {
${BLOCK_TYPES.map(view).join('')}};
`;
}
