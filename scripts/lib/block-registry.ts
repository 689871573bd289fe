import { BLOCK_TYPES, type BlockType } from '@/blocks/kit/block-types';

/** Format of biome. */
const LINE_WIDTH = 100;
const HEAD = '/* Written by `npm run blocks` from the list in blocks/kit/block-types.ts. */\n';

/** The registries of all types of block, as texts by their paths: one entry for each folder of `blocks/types`. */
export function blockRegistries(): Record<string, string> {
  return {
    'blocks/registry/definitions.ts': definitions(),
    'blocks/registry/circumstances.ts': circumstances(),
    'blocks/registry/editors.ts': editors(),
    'blocks/registry/views.ts': views(),
    'blocks/registry/every-view.ts': everyView(),
  };
}

/** The folder of a type: `heroFeature` lies in `hero-feature`, `page_content` in `page-content`. */
export function folderOf(type: BlockType): string {
  return type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-');
}

const camel = (type: BlockType) => type.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

const byFolder = [...BLOCK_TYPES].sort((one, other) => (folderOf(one) < folderOf(other) ? -1 : 1));

function imports(file: string, what: (type: BlockType) => string): string {
  return byFolder
    .map((type) => `import ${what(type)} from '@/blocks/types/${folderOf(type)}/${file}';\n`)
    .join('');
}

function entries(value: (type: BlockType) => string): string {
  return BLOCK_TYPES.map((type) => {
    const text = value(type);
    return text === type ? `  ${type},\n` : `  ${type}: ${text},\n`;
  }).join('');
}

function definitions(): string {
  const name = (type: BlockType) => `${camel(type)}Block`;
  return `${HEAD}import type { BlockType } from '@/blocks/kit/block-types';
import type { BlockDefinition } from '@/blocks/kit/define-block';
${imports('definition', (type) => `{ ${name(type)} }`)}
/** Every type of block; for servers, tests and the editor: a page of a shop loads those it shows. */
export const BLOCKS = {
${entries(name)}} as const satisfies Record<BlockType, BlockDefinition>;
`;
}

function circumstances(): string {
  const name = (type: BlockType) => `${camel(type)}Applies`;
  return `${HEAD}import type { Circumstances } from '@/blocks/kit/applies';
import type { BlockType } from '@/blocks/kit/block-types';
${imports('definition', (type) => `{ ${name(type)} }`)}
/** Fields of each type with their conditions; for samples and tests. */
export const APPLIES: Record<BlockType, Circumstances> = {
${entries(name)}};
`;
}

function editors(): string {
  const name = (type: BlockType) => `${camel(type)}Editor`;
  return `${HEAD}import type { BlockEditor } from '@/blocks/editor-kit/block-editor';
import type { BlockType } from '@/blocks/kit/block-types';
${imports('editor', (type) => `{ ${name(type)} }`)}
/** Every type of block as admins meet it; for the editor alone. */
export const EDITORS: Record<BlockType, BlockEditor> = {
${entries(name)}};
`;
}

function views(): string {
  const view = (type: BlockType) => {
    const call = `tracked('${type}', () => import('@/blocks/types/${folderOf(type)}/view'))`;
    const fits = `  ${type}: dynamic(${call}),`.length <= LINE_WIDTH;
    return fits ? `dynamic(${call})` : `dynamic(\n    ${call},\n  )`;
  };
  return `${HEAD}import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { BlockType } from '@/blocks/kit/block-types';
import type { BlockViewProps } from '@/blocks/view-kit/block-view';
import { tracked } from '@/components/ui/tracked';
import './common';

/** The view of every type of block, each in a script of its own: a shopper downloads those of the page. */
export const VIEWS: Record<BlockType, ComponentType<BlockViewProps>> = {
${entries(view)}};
`;
}

function everyView(): string {
  return `${HEAD}import type { ComponentType } from 'react';
import type { BlockType } from '@/blocks/kit/block-types';
${imports('view', camel)}import type { BlockViewProps } from '@/blocks/view-kit/block-view';
import { provideViews } from '@/components/ui/tracked';

const EVERY_VIEW: Record<BlockType, ComponentType<BlockViewProps>> = {
${entries(camel)}};

/**
 * Provides the views of all types in the script of the editor, where any of them may be put on a page: together
 * they weigh 22 KB less than one by one (docs/adr/0015).
 */
export function bringEveryView(): void {
  provideViews(EVERY_VIEW);
}
`;
}
