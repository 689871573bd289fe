import { isBlockType } from '@/core/blocks/block-types';
import { BLOCKS } from '@/core/blocks/definitions';
import { type Fields, isRecord, readFields } from '@/core/blocks/kit/fields';
import { type TreeNode, typeOf } from '@/core/layout/tree/tree';

/** Where a text stands in the props of a block: the name of a field, then places and names within it. */
export type TextPath = readonly [string, ...(string | number)[]];

interface Text {
  path: TextPath;
  value: string;
}

/** The field whose text an element shows, word for word; null where none does. */
export function textShownBy(node: TreeNode, shown: string): TextPath | null {
  const type = typeOf(node) ?? '';
  if (!isBlockType(type)) return null;
  const props = isRecord(node.own) ? node.own.props : undefined;
  const wanted = plain(shown);
  if (wanted === '') return null;
  const texts = Object.keys(BLOCKS[type].props).flatMap((name) =>
    textsOf(BLOCKS[type].props, props, name),
  );
  return texts.find(({ value }) => plain(value) === wanted)?.path ?? null;
}

/** The value of a field whose text at a path is another. */
export function withText(props: unknown, path: TextPath, text: string): unknown {
  const [name, ...rest] = path;
  return replaced(isRecord(props) ? props[name] : undefined, rest, text);
}

function textsOf(fields: Fields, props: unknown, name: string): Text[] {
  const field = fields[name];
  if (!field) return [];
  const value: unknown = readFields(fields, props)[name];
  if (field.kind === 'text' && typeof value === 'string') return [{ path: [name], value }];
  const inner = field.fields;
  if (!inner) return [];
  const entries = Array.isArray(value) ? value : [];
  return entries.flatMap((entry, at) =>
    Object.keys(inner).flatMap((one) =>
      textsOf(inner, entry, one).map((text) => ({
        ...text,
        path: [name, at, ...text.path] as const,
      })),
    ),
  );
}

function replaced(value: unknown, path: readonly (string | number)[], text: string): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return text;
  if (Array.isArray(value)) {
    return value.map((entry, at) => (at === step ? replaced(entry, rest, text) : entry));
  }
  const record = isRecord(value) ? value : {};
  return { ...record, [step]: replaced(record[step], rest, text) };
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
