import { isObject } from '@/core/values/is-object';
import type { Circumstances } from './applies';
import { DEFAULT_CUSTOM_LAYOUT, SECTION_TYPES, type SectionType } from './columns';
import { choice, type Field, numbers, optional, type PropsOf, readFields } from './fields';

const DIRECTIONS = ['column', 'row'] as const;
const JUSTIFICATIONS = [
  ...(['flex-start', 'center', 'flex-end'] as const),
  ...(['space-between', 'space-around', 'space-evenly'] as const),
] as const;
const ALIGNMENTS = ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'] as const;

/** A share of nothing is no column; more columns than this no page has room for. */
const SHARES = { min: 0.001, max: 10_000, most: 60 };

/** Placing of blocks in a column; what is not set is as in the whole container. */
const COLUMN = {
  layoutDirection: optional(choice(DIRECTIONS, 'column')),
  justifyContent: optional(withFlexNames(choice(JUSTIFICATIONS, 'flex-start'))),
  alignItems: optional(withFlexNames(choice(ALIGNMENTS, 'stretch'))),
} as const;

/**
 * The props of a container (spec 3). Direction and justification apply to the blocks of each column, unless
 * an entry of `columnProps` (one per column) overrides them. Alignment applies to whatever is side by side:
 * several columns, or the blocks of a single one.
 */
export const containerFields = <const Initial extends SectionType>(sectionType: Initial) =>
  ({
    sectionType: choice(SECTION_TYPES, sectionType),
    customLayout: numbers(DEFAULT_CUSTOM_LAYOUT, SHARES),
    width: choice(['boxed', 'fullwidth'], 'boxed'),
    layoutDirection: choice(DIRECTIONS, 'column'),
    justifyContent: withFlexNames(choice(JUSTIFICATIONS, 'flex-start')),
    alignItems: withFlexNames(choice(ALIGNMENTS, 'stretch')),
    textAlign: optional(choice(['left', 'center', 'right', 'justify'], 'left')),
    columnProps: byColumn(),
  }) as const;

export type ContainerProps = PropsOf<ReturnType<typeof containerFields>>;

export const containerApplies = {
  sectionType: { props: { customLayout: [30, 70] } },
  customLayout: { props: { sectionType: 'custom' }, value: [20, 30, 50] },
  columnProps: { value: [{ layoutDirection: 'row' }] },
} as const satisfies Circumstances;

/** Layouts write `start` and `end` too. */
function withFlexNames<Value>(base: Field<Value>): Field<Value> {
  const parse = (raw: unknown) =>
    base.parse(raw === 'start' || raw === 'end' ? `flex-${raw}` : raw);
  return { ...base, parse };
}

/** Entries by the index of their column, in a list or an object with indices for names. */
function byColumn(): Field<readonly PropsOf<typeof COLUMN>[]> {
  const parse = (raw: unknown) => {
    if (!isObject(raw) && !Array.isArray(raw)) return undefined;
    const entries: Readonly<Record<number, unknown>> = raw;
    const length = Array.isArray(raw) ? Math.min(raw.length, SHARES.most) : SHARES.most;
    return Array.from({ length }, (_, column) => readFields(COLUMN, entries[column]));
  };
  return { kind: 'list', initial: [], parse, fields: COLUMN };
}
