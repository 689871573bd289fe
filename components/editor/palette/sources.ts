import { isBlockType } from '@/blocks/kit/block-types';
import { layoutOfDrafts } from '@/blocks/kit/draft-blocks';
import { freshCopy } from '@/blocks/layout/tree/insert';
import { starterOf } from '@/blocks/presets/starter-of';
import type { LayoutNode } from '@/core/model/page';
import { newId } from '@/store/editor/edits';
import { shapeOf } from '../shared/layout-shape';
import { presetOf } from './presets/preset-shelf';
import { savedComponents } from './saved/saved';

/** A source of the palette: `block:banner`, `preset:hero`, `saved:<id>`. */
export type Source = `${SourceKind}:${string}`;
type SourceKind = 'block' | 'preset' | 'saved';

/** The components to insert, each under an id of its own; none of what the palette does not have. */
export const componentsFor = (source: string): LayoutNode[] =>
  layoutOf(source).map((component) => freshCopy(component, newId));

/** Returns whether it takes the place of all that is there, as a whole header does. */
export function isWhole(source: string): boolean {
  const [kind, id] = partsOf(source);
  return kind === 'preset' && presetOf(id)?.isWhole === true;
}

export const contentOf = (source: string) => shapeOf(layoutOf(source));

function layoutOf(source: string): readonly LayoutNode[] {
  const [kind, id] = partsOf(source);
  if (kind === 'block') return isBlockType(id) ? layoutOfDrafts([starterOf(id)]) : [];
  if (kind === 'preset') return presetOf(id)?.layout ?? [];
  return savedComponents()
    .filter((saved) => saved.id === id)
    .map(({ component }) => component);
}

function partsOf(source: string): [kind: string, id: string] {
  const end = source.indexOf(':');
  return [source.slice(0, end), source.slice(end + 1)];
}
