import type { Field, Fields } from '@/blocks/kit/fields';
import { BLOCKS } from '@/blocks/registry/definitions';
import { isObject } from '@/core/values/is-object';
import {
  type Rewriting,
  rewriteAddress,
  rewriteEach,
  rewriteFields,
  rewritePicture,
} from './rewriting';

/** The address of a picture and nothing besides, as nobody writes words. */
const WHOLE_ADDRESS = /^\S+$/;

/** Fields that hold addresses although their kind is one of words, by their name. */
const ADDRESSES: Readonly<Record<string, Rewriting>> = {
  imageUrls: rewriteEach(rewritePicture),
  action: rewriteAddress,
};

/** Texts that another program keeps: one that is an address and nothing besides goes on leading to its picture. */
export const freeMedia: Rewriting = (value, rewrite) => {
  if (typeof value === 'string') return WHOLE_ADDRESS.test(value) ? rewrite(value) : value;
  return typeof value === 'object' && value !== null ? freeParts(value, rewrite) : value;
};
const freeParts = rewriteEach(freeMedia);

/** Words, as far as they are words. */
const noMedia: Rewriting = (value, rewrite) =>
  typeof value === 'string' ? value : freeMedia(value, rewrite);

/** A component of a page: its fields by the definition of its block, unknown ones by `freeMedia`. */
export const nodeMedia: Rewriting = (value, rewrite) => {
  if (!isObject(value)) return freeMedia(value, rewrite);
  const rewritings = typeof value.type === 'string' ? BLOCK_MEDIA.get(value.type) : undefined;
  return (rewritings ?? ofUnknown)(value, rewrite);
};

export const layoutMedia: Rewriting = rewriteEach(nodeMedia);

const children: Rewriting = (value, rewrite) =>
  (Array.isArray(value) ? layoutMedia : freeMedia)(value, rewrite);

const keep: Rewriting = (value) => value;

const ofUnknown = ofNode(freeMedia, freeMedia);

const BLOCK_MEDIA = new Map(
  Object.entries(BLOCKS).map(([type, { props, styles }]) => [
    type,
    ofNode(fieldsMedia(props), fieldsMedia(styles)),
  ]),
);

function ofNode(props: Rewriting, styles: Rewriting): Rewriting {
  const parts: Record<string, Rewriting> = { type: keep, id: keep, props, styles, children };
  return rewriteFields((name) => (Object.hasOwn(parts, name) ? parts[name] : freeMedia));
}

/** The fields of a block, of an entry of a list or of a group, under all of their names. */
function fieldsMedia(fields: Fields): Rewriting {
  const rewritings = new Map(
    Object.entries(fields).flatMap(([name, field]) => {
      const rewriting = ADDRESSES[name] ?? fieldMedia(field);
      return [name, ...(field.aliases ?? [])].map((one) => [one, rewriting] as const);
    }),
  );
  const ofFields = rewriteFields((name) => rewritings.get(name) ?? freeMedia);
  return (value, rewrite) => (Array.isArray(value) ? freeMedia : ofFields)(value, rewrite);
}

function fieldMedia({ kind, fields }: Field): Rewriting {
  if (kind === 'picture') return rewritePicture;
  if (kind === 'link') return rewriteAddress;
  if (!fields) return kind === 'css' ? freeMedia : noMedia;
  return kind === 'list' ? rewriteEach(fieldsMedia(fields)) : fieldsMedia(fields);
}
