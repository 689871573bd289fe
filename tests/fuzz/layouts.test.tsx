import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { BLOCK_TYPES, type BlockType } from '@/blocks/kit/block-types';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import type { Field, Fields } from '@/blocks/kit/fields';
import { readLayout } from '@/blocks/layout/read-layout';
import { BLOCKS } from '@/blocks/registry/definitions';
import { VIEWS } from '@/blocks/registry/views';
import { Blocks } from '@/blocks/render/blocks';
import { whenLoaded } from '@/components/ui/tracked';
import { seededStore } from '../unit/persistence/fixtures';
import { pageHtml } from './page-html';
import { shareOfRuns } from './runs';

/** What the server writes where a block threw. */
const LEFT_OUT = 'data-left-out';

beforeAll(() => whenLoaded(Object.keys(VIEWS)) ?? undefined);

const html = (layout: unknown) =>
  pageHtml(seededStore(), <Blocks nodes={readLayout(layout)} mode="live" />);

/** Anything at all, the field's own options and forms of it that other systems write. */
function valueFor(field: Field): fc.Arbitrary<unknown> {
  const sound = field.options?.length ? [fc.constantFrom(...field.options)] : [];
  const entries = field.fields
    ? [fc.array(fieldsFor(field.fields), { maxLength: 3 }), fieldsFor(field.fields)]
    : [];
  const odd = fc.constantFrom(null, '', '7', '7px', -1, 1e9, Number.NaN, true, 'true', [], {}, [
    [],
  ]);
  return fc.oneof(odd, fc.anything(), fc.string(), ...sound, ...entries);
}

function fieldsFor(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.entries(fields).map(([name, field]) => [name, valueFor(field)]);
  return fc.record(Object.fromEntries(values), { requiredKeys: [] });
}

function nodeOf(type: BlockType): fc.Arbitrary<object> {
  const { props, styles }: BlockDefinition = BLOCKS[type];
  return fc.record(
    {
      type: fc.constant(type),
      id: fc.oneof(fc.string(), fc.anything()),
      props: fc.oneof(
        { weight: 9, arbitrary: fieldsFor(props) },
        { weight: 1, arbitrary: fc.anything() },
      ),
      styles: fc.oneof(
        { weight: 9, arbitrary: fieldsFor(styles) },
        { weight: 1, arbitrary: fc.anything() },
      ),
      columnIndex: fc.anything(),
      originalIndex: fc.anything(),
      children: fc.oneof(fc.constant(null), fc.anything(), fc.array(fc.anything())),
    },
    { requiredKeys: ['type'] },
  );
}

describe('a block with whatever another system stored', () => {
  it.each(BLOCK_TYPES)('%s is shown and never left out [S3.152]', (type) => {
    fc.assert(
      fc.property(nodeOf(type), (node) => {
        expect(html([node])).not.toContain(LEFT_OUT);
      }),
      { numRuns: shareOfRuns(0.15) },
    );
  });

  it('the same holds for blocks in columns of blocks', () => {
    const any = fc.oneof(...BLOCK_TYPES.map(nodeOf));
    const nested = fc.tuple(nodeOf('grid'), fc.array(any, { maxLength: 4 }));
    fc.assert(
      fc.property(nested, ([grid, children]) => {
        expect(html([{ ...grid, children }])).not.toContain(LEFT_OUT);
      }),
      { numRuns: shareOfRuns(0.15) },
    );
  });
});
