import { isBlockType } from '@/blocks/kit/block-types';
import type { Field, Fields } from '@/blocks/kit/fields';
import { type TreeNode, typeOf } from '@/blocks/layout/tree/tree';
import { BLOCKS } from '@/blocks/registry/definitions';
import { isObject } from '@/core/values/is-object';
import { rawOf } from '../../panel/field/field-value';

/** Path of a text in the props of a block: the name of a field, then places and names within it. */
export type TextPath = readonly [string, ...(string | number)[]];

interface Text {
  path: TextPath;
  value: string;
}

/** The fields whose texts elements show; null for none. Those with the same text take turns, in their order. */
export function textsShownBy(node: TreeNode, shown: readonly string[]): (TextPath | null)[] {
  const texts = textsOf(fieldsOf(node), propsOf(node));
  const counts = new Map<string, number>();
  return shown.map((words) => {
    const wanted = plain(words);
    const same = texts.filter(({ value }) => wanted !== '' && plain(value) === wanted);
    const count = counts.get(wanted) ?? 0;
    counts.set(wanted, count + 1);
    return same[count % same.length]?.path ?? null;
  });
}

/** The value of a block's field whose text at a path is another; all else in it is as it is shown now. */
export const withText = (node: TreeNode, path: TextPath, text: string): unknown =>
  changed(fieldsOf(node), propsOf(node), path, text);

function textsOf(fields: Fields, props: unknown): Text[] {
  return Object.entries(fields).flatMap(([name, field]): Text[] => {
    const raw = rawOf(props, name, field);
    if (field.kind === 'text') {
      const value = field.parse(raw) ?? field.initial;
      return typeof value === 'string' ? [{ path: [name], value }] : [];
    }
    return entriesOf(field, raw).flatMap((entry, at) =>
      (isObject(entry) ? textsOf(field.fields ?? {}, entry) : []).map(({ path, value }) => ({
        path: [name, at, ...path],
        value,
      })),
    );
  });
}

function changed(fields: Fields, props: unknown, path: TextPath, text: string): unknown {
  const [name, at, inner, ...rest] = path;
  const field = fields[name];
  if (!field || typeof inner !== 'string') return text;
  return entriesOf(field, rawOf(props, name, field)).map((entry, place) =>
    place === at && isObject(entry)
      ? { ...entry, [inner]: changed(field.fields ?? {}, entry, [inner, ...rest], text) }
      : entry,
  );
}

/** Returns the raw entries of a list: those that no view reads have their places, too. */
function entriesOf({ kind, initial }: Field, raw: unknown): readonly unknown[] {
  if (kind !== 'list') return [];
  const entries = Array.isArray(raw) ? raw : initial;
  return Array.isArray(entries) ? entries : [];
}

function fieldsOf(node: TreeNode): Fields {
  const type = typeOf(node) ?? '';
  return isBlockType(type) ? BLOCKS[type].props : {};
}

const propsOf = ({ own }: TreeNode): unknown => (isObject(own) ? own.props : undefined);

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
