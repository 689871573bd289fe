import { isObject } from '@/core/values/is-object';
import type { Scope } from './columns';

/** A metafield as a header names it; its type is '' where the header has none. */
interface Metafield {
  scope: Scope;
  namespace: string;
  key: string;
  type: string;
}

/** `Care (product.metafields.custom.care)`, as Shopify exports it. */
const EXPORTED = /\((product|variant)\.metafields\.([^.()]+)\.([^()]+)\)\s*$/i;
/** `Metafield: custom.care [single_line_text_field]`, as tools for catalogues write it. */
const TYPED = /^(Variant\s+)?Metafield:([^[\]]+)(?:\[([^\]]*)\])?$/i;

/** Room for a key of 255 characters, as WordPress has them at most, and what stands around it. */
const MAX_HEADER_LENGTH = 320;

/** Reads a header as that of a metafield; undefined for any other. */
export function metafieldOf(header: string): Metafield | undefined {
  if (header.length > MAX_HEADER_LENGTH) return undefined;
  const exported = EXPORTED.exec(header);
  if (exported) {
    const [, scope = '', namespace = '', key = ''] = exported;
    return { ...{ namespace, key, type: '' }, scope: /^v/i.test(scope) ? 'variant' : 'product' };
  }
  const [, variant, name = '', type = ''] = TYPED.exec(header.trim()) ?? [];
  const [key = '', namespace, ...others] = name
    .split('.')
    .map((part) => part.trim())
    .reverse();
  if (key === '' || namespace === '' || others.length > 0) return undefined;
  return { ...{ namespace: namespace ?? '', key, type }, scope: variant ? 'variant' : 'product' };
}

/** The value of a metafield as people read it: the entries of a list, the words of a rich text, else what it is. */
export function metafieldText(value: string): string {
  if (!/^\s*[[{]/.test(value)) return value;
  const parsed = parseOrUndefined(value);
  if (Array.isArray(parsed)) return parsed.filter((one) => typeof one === 'string').join(', ');
  return isObject(parsed) && parsed.type === 'root' ? wordsOf(parsed).trim() : value;
}

function wordsOf(node: unknown): string {
  if (!isObject(node)) return '';
  if (typeof node.value === 'string') return node.value;
  const children = Array.isArray(node.children) ? node.children.map(wordsOf) : [];
  return node.type === 'root' || node.type === 'list' ? children.join(' ') : children.join('');
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
