import type { Circumstance } from '@/blocks/kit/applies';
import { BLOCK_TYPES, type BlockType } from '@/blocks/kit/block-types';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import { type Field, type Fields, readFields } from '@/blocks/kit/fields';
import { APPLIES } from '@/blocks/registry/circumstances';
import { BLOCKS } from '@/blocks/registry/definitions';

type Input = Readonly<Record<string, unknown>>;

/** A field of a block type with two layouts of that block which differ in this field alone. */
export interface FieldCase {
  type: BlockType;
  /** As in `Circumstances`. */
  name: string;
  values: string;
  circumstance: Circumstance;
  one: Input;
  other: Input;
}

/** Every field of every type, those of entries too; of a choice each option against the others. */
export function fieldCases(): FieldCase[] {
  return BLOCK_TYPES.flatMap((type) => {
    const { props, styles }: BlockDefinition = BLOCKS[type];
    return [...casesOf(type, 'props', props), ...casesOf(type, 'styles', styles)];
  });
}

function casesOf(type: BlockType, part: 'props' | 'styles', fields: Fields): FieldCase[] {
  return Object.entries(fields).flatMap(([field, existing]) => {
    const name = part === 'styles' ? `styles.${field}` : field;
    const inside = Object.entries(existing.fields ?? {}).flatMap(([entry, inner]) =>
      fieldCase(type, part, `${name}.${entry}`, inner, (value, base) => ({
        [field]: withEntry(existing, base[field], entry, value),
      })),
    );
    if (existing.kind === 'group') return inside;
    return [...fieldCase(type, part, name, existing, (value) => ({ [field]: value })), ...inside];
  });
}

function withEntry(existing: Field, base: unknown, entry: string, value: unknown): unknown {
  if (existing.kind === 'group') return { ...(base as object), [entry]: value };
  const first =
    Array.isArray(base) && base.length > 0 ? base[0] : sampleEntry(existing.fields ?? {});
  return [{ ...first, [entry]: value }];
}

function fieldCase(
  type: BlockType,
  part: 'props' | 'styles',
  name: string,
  field: Field,
  place: (value: unknown, base: Input) => Input,
): FieldCase[] {
  const circumstance = APPLIES[type]?.[name] ?? {};
  const base = { props: circumstance.props ?? {}, styles: circumstance.styles ?? {} };
  const withValue = (value: unknown) => ({
    ...base,
    [part]: { ...base[part], ...place(value, base[part]) },
  });
  return pairsOf(field, circumstance).map(([one, other]) => ({
    type,
    name,
    values: `${JSON.stringify(one)} and ${JSON.stringify(other)}`,
    circumstance,
    one: one === undefined ? base : withValue(one),
    other: withValue(other),
  }));
}

/** Values that must make a difference; `undefined` for a field that is not given. */
function pairsOf(field: Field, { value }: Circumstance): [unknown, unknown][] {
  if (value !== undefined) return [[undefined, value]];
  if (field.kind === 'toggle') return [[true, false]];
  if (!field.options) return [[undefined, sampleOf(field)]];
  const options = [...field.options];
  return options.flatMap((one, place) =>
    options.slice(place + 1).map((other): [unknown, unknown] => [one, other]),
  );
}

/** A sound value that is not the initial one. */
export function sampleOf({ kind, initial, fields, parse }: Field): unknown {
  switch (kind) {
    case 'text':
      return 'Changed words';
    case 'markup':
      return '<p>Changed words</p>';
    case 'toggle':
      return initial !== true;
    case 'number': {
      const raised = parse(Number(initial ?? 1) + 1);
      return raised === initial ? parse(Number(initial) - 1) : raised;
    }
    case 'color':
      return '#123456';
    case 'length':
      return '37px';
    case 'link':
      return '/changed';
    case 'picture':
      return '/changed.webp';
    case 'texts':
      return ['/changed-one.webp', '/changed-two.webp'];
    case 'numbers':
      return [1, 2, 3];
    case 'colors':
      return ['#123456', '#abcdef'];
    case 'list':
      return [sampleEntry(fields ?? {})];
    case 'group':
      return sampleEntry(fields ?? {});
    case 'choice':
    case 'css':
      return STYLE_SAMPLES.find((sample) => parse(sample) === sample && sample !== initial);
  }
}

const STYLE_SAMPLES = [
  '3px solid #123456',
  '700',
  'contain',
  '37px',
  'url("/changed.webp")',
  '0.5',
];

function sampleEntry(fields: Fields): Record<string, unknown> {
  const input = Object.entries(fields).map(([name, field]) => [
    name,
    field.options?.[0] ?? sampleOf(field),
  ]);
  return readFields(fields, Object.fromEntries(input));
}
