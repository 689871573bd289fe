import type { ComponentType } from 'react';
import { afterAll, beforeAll } from 'vitest';
import type { BlockType } from '@/blocks/kit/block-types';
import type { BlockNode } from '@/blocks/layout/read-layout';
import { loadedView, tracked } from '@/components/ui/tracked';
import { loadViews } from './render-block';

type View = ComponentType<{ node: BlockNode }>;

const draw = (type: BlockType, view: View) => tracked(type, async () => ({ default: view }))();

/** Has another view draw the blocks of a type in the tests of this file. */
export function drawnBy(type: BlockType, view: View): void {
  let usual: View | undefined;
  beforeAll(async () => {
    await loadViews();
    usual = loadedView(type);
    await draw(type, view);
  });
  afterAll(() => usual && draw(type, usual));
}
