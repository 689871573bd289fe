import type { Tree } from '@/blocks/layout/tree/tree';
import { isObject } from '@/core/values/is-object';
import { isSame } from '@/core/values/is-same';
import { ownEntry } from '@/core/values/own-entry';

/** A field of a component: one of its props or styles, or another that stands in it directly. */
export interface FieldName {
  area: 'props' | 'styles' | 'own';
  name: string;
}

export interface FieldChange extends FieldName {
  /** Undefined where it is unset. */
  before: unknown;
  after: unknown;
}

export type Own = Readonly<Record<string, unknown>>;

/** The fields that place a component; they are no content of its own. */
export const placeFields = (place: Tree['place']): readonly string[] =>
  place === 'header' ? HEADER_PLACE_FIELDS : PLACE_FIELDS;

const PLACE_FIELDS = ['columnIndex', 'originalIndex'];
const HEADER_PLACE_FIELDS = [...PLACE_FIELDS, 'section'];

/** Returns the fields that differ between two states of a component, its place aside. */
export function fieldsBetween(before: unknown, after: unknown, place: Tree['place']) {
  if (before === after) return [];
  const [one, other] = [recordOf(before), recordOf(after)];
  return fieldNames([one, other], place)
    .map((field) => ({ ...field, before: fieldOf(one, field), after: fieldOf(other, field) }))
    .filter((field) => !isSame(field.before, field.after));
}

/** The fields that any state of a component has; props and styles one by one, unless they hold something else. */
export function fieldNames(states: readonly Own[], place: Tree['place']): FieldName[] {
  const elsewhere = placeFields(place);
  const names = namesOf(states).filter((name) => !elsewhere.includes(name));
  return names.flatMap((name): FieldName[] => {
    const values = states.map((state) => ownEntry(state, name));
    if (name === 'children' && values.every(isPlaceOfChildren)) return [];
    const area = AREAS.find((area) => area === name);
    if (area === undefined || !values.every(isFields)) return [{ area: 'own', name }];
    return namesOf(values.map(recordOf)).map((inner) => ({ area, name: inner }));
  });
}

const AREAS = ['props', 'styles'] as const;

export const fieldOf = (own: Own, { area, name }: FieldName): unknown =>
  ownEntry(area === 'own' ? own : recordOf(own[area]), name);

/** A component with a field set; undefined takes it away. */
export function withValue(own: Own, { area, name }: FieldName, value: unknown): Own {
  if (area !== 'own') {
    return { ...own, [area]: withValue(recordOf(own[area]), { area: 'own', name }, value) };
  }
  const { [name]: _, ...rest } = own;
  return value === undefined ? rest : { ...own, [name]: value };
}

export const recordOf = (value: unknown): Own => (isObject(value) ? value : {});

const isFields = (value: unknown): boolean => value === undefined || isObject(value);

/** True for a list of components: it holds their place alone (`TreeNode`). */
const isPlaceOfChildren = (value: unknown): boolean => value === undefined || Array.isArray(value);

const namesOf = (states: readonly Own[]): string[] => [
  ...new Set(states.flatMap((state) => Object.keys(state))),
];
