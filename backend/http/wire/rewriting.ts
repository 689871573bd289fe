import { isObject } from '@/core/values/is-object';

/** Turns one address into another; `picture` for the field of one that is cropped to its place. */
export type RewriteAddress = (address: string, as?: 'picture') => string;

/** Rewrites the addresses in a value, which stays as it is: what changes is a copy, what does not is shared. */
export type Rewriting = (value: unknown, rewrite: RewriteAddress) => unknown;

export const rewriteAddress: Rewriting = (value, rewrite) =>
  typeof value === 'string' ? rewrite(value) : value;

export const rewritePicture: Rewriting = (value, rewrite) =>
  typeof value === 'string' ? rewrite(value, 'picture') : value;

/** Addresses that commas separate. */
export const rewriteList: Rewriting = (value, rewrite) =>
  typeof value === 'string' && value !== ''
    ? value
        .split(',')
        .map((one) => rewrite(one))
        .join(',')
    : value;

const SHOWN = /<(?:img|video|source)\b[^>]*>/g;
const ADDRESS = /((?:src|poster)=")([^"]*)/g;
const ADDRESSES = /(srcset=")([^"]*)/g;

/** Pictures and videos of safe HTML, in which a sign of an address may be written as an entity. */
export const rewriteHtml: Rewriting = (value, rewrite) => {
  if (typeof value !== 'string' || !value.includes('<')) return value;
  const one = (_all: string, before: string, address: string) => before + rewrite(address);
  const each = (_all: string, before: string, list: string) =>
    before +
    list
      .split(', ')
      .map((entry) => rewrite(entry))
      .join(', ');
  return value.replace(SHOWN, (tag) => tag.replace(ADDRESS, one).replace(ADDRESSES, each));
};

/** Each entry of a list, or value of a record. */
export function rewriteEach(entry: Rewriting): Rewriting {
  const ofRecord = rewriteFields(() => entry);
  return (value, rewrite) => {
    if (!Array.isArray(value)) return ofRecord(value, rewrite);
    let copy: unknown[] | undefined;
    for (let at = 0; at < value.length; at += 1) {
      const rewritten = entry(value[at], rewrite);
      if (rewritten === value[at]) continue;
      copy ??= [...value];
      copy[at] = rewritten;
    }
    return copy ?? value;
  };
}

type FieldsOf = ReadonlyMap<string, Rewriting> | ((name: string) => Rewriting | undefined);

/** Fields of an object: those of a map, or those that have something to rewrite by their name. */
export function rewriteFields(fields: FieldsOf): Rewriting {
  return (value, rewrite) => {
    if (!isObject(value) || Array.isArray(value)) return value;
    let copy: Record<string, unknown> | undefined;
    const change = (name: string, rewriting: Rewriting | undefined) => {
      const current = value[name];
      const rewritten = rewriting?.(current, rewrite) ?? current;
      if (rewritten === current) return;
      copy ??= { ...value };
      copy[name] = rewritten;
    };
    if (typeof fields === 'function') {
      for (const name of Object.keys(value)) change(name, fields(name));
    } else {
      for (const [name, rewriting] of fields) change(name, rewriting);
    }
    return copy ?? value;
  };
}
