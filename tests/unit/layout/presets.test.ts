import { describe, expect, it } from 'vitest';
import { BLOCK_TYPES, isBlockType, type Place } from '@/blocks/kit/block-types';
import { layoutOfDrafts } from '@/blocks/kit/draft-blocks';
import type { Field, Fields } from '@/blocks/kit/fields';
import { HEADER_SECTIONS } from '@/blocks/layout/header-sections';
import { flatten } from '@/blocks/layout/tree/flatten';
import { slotsOf } from '@/blocks/layout/tree/slots';
import { ROOT } from '@/blocks/layout/tree/tree';
import { PAGE_PRESETS } from '@/blocks/presets/pages';
import { PRESETS } from '@/blocks/presets/presets';
import { starterOf } from '@/blocks/presets/starter-of';
import { BLOCKS } from '@/blocks/registry/definitions';
import { EDITORS } from '@/blocks/registry/editors';
import { layoutProblem } from '@/core/model/layout-problem';
import type { LayoutNode } from '@/core/model/page';
import { isObject } from '@/core/values/is-object';

interface Offered {
  name: string;
  places: readonly Place[];
  layout: readonly LayoutNode[];
}

const presets: Offered[] = Object.entries(PRESETS).map(([name, { standsIn, layout }]) => ({
  name,
  places: standsIn,
  layout,
}));
const pages: Offered[] = Object.entries(PAGE_PRESETS).map(([name, { layout }]) => ({
  name: `page ${name}`,
  places: ['page'],
  layout,
}));
const starters: Offered[] = BLOCK_TYPES.map((type) => ({
  name: `starter ${type}`,
  places: EDITORS[type].standsIn,
  layout: layoutOfDrafts([starterOf(type)]),
}));
const OFFERED = [...presets, ...pages, ...starters];

function nodesOf(layout: readonly unknown[]): LayoutNode[] {
  return layout.filter(isObject).flatMap((node) => {
    const children = Array.isArray(node.children) ? node.children : [];
    return [node as LayoutNode, ...nodesOf(children)];
  });
}

/** Each given field has to be one of the type's, and to come out as it was written. */
/** A reference to a color of the look as the CSS it is read as. */
function cssOf(field: Field | undefined, value: unknown): unknown {
  const isReference = field?.kind === 'color' && String(value).startsWith('--');
  return isReference ? `var(${value})` : value;
}

function expectRead(fields: Fields, input: unknown): void {
  for (const [name, value] of Object.entries(isObject(input) ? input : {})) {
    const field = fields[name];
    expect(field, `a field ${name}`).toBeDefined();
    const read = field?.parse(value);
    if (Array.isArray(value) && field?.fields) {
      const inner = field.fields;
      expect(read).toHaveLength(value.length);
      for (const entry of value) expectRead(inner, entry);
    } else expect(read, `${name} of ${JSON.stringify(value)}`).toEqual(cssOf(field, value));
  }
}

describe.each(OFFERED)('what the palette offers: $name', ({ places, layout }) => {
  it('says nothing that its blocks do not read [S4.730]', () => {
    for (const { type = '', props, styles } of nodesOf(layout)) {
      if (!type || !isBlockType(type)) throw new Error(`${type} is no type`);
      expectRead(BLOCKS[type].props, props);
      expectRead(BLOCKS[type].styles, styles);
    }
  });

  it('may stand wherever it is offered [S4.731]', () => {
    const types = nodesOf(layout).flatMap(({ type }) => (type && isBlockType(type) ? type : []));
    for (const place of places) {
      const strangers = types.filter((type) => !EDITORS[type].standsIn.includes(place));
      expect(strangers).toEqual([]);
    }
    expect(layoutProblem(layout)).toBeNull();
  });

  it('has no ids, which are given when it is inserted', () => {
    for (const node of nodesOf(layout)) expect(node).not.toHaveProperty('id');
  });

  it('has every block in a column that there is', () => {
    for (const node of nodesOf(layout)) {
      if (!Array.isArray(node.children)) continue;
      const tree = flatten([node], { place: 'page', slug: '' });
      const columns = slotsOf(tree, slotsOf(tree, ROOT)[0]?.[0] ?? '').length;
      for (const { columnIndex } of node.children as LayoutNode[]) {
        expect(Number(columnIndex)).toBeLessThan(columns);
      }
    }
  });
});

describe('header presets', () => {
  it.each(presets.filter(({ places }) => places.includes('header')))(
    'name a section for each part: $name',
    ({ layout }) => {
      for (const { section } of layout) expect(HEADER_SECTIONS).toContain(section);
    },
  );
});
