import { jsonInHtml } from '../../values/json-in-html';

/**
 * JSON-LD as text that is safe inside a script element: `<`, `>` and `&` are escaped, so that no
 * product name can end the element, and the two line separators, so that every parser agrees. Values of
 * address fields that begin with `/` are made absolute.
 */
export function structuredDataText(items: readonly object[], originUrl: string): string {
  const text = JSON.stringify(items, (key, value: unknown) =>
    absoluteAddress(key, value, originUrl),
  );
  return jsonInHtml(text);
}

const ADDRESS_KEYS: readonly string[] = ['url', 'item', 'image', '@id'];

function absoluteAddress(key: string, value: unknown, originUrl: string): unknown {
  if (!ADDRESS_KEYS.includes(key)) return value;
  if (Array.isArray(value)) return value.map((entry) => absoluteAddress(key, entry, originUrl));
  return typeof value === 'string' && value.startsWith('/') ? `${originUrl}${value}` : value;
}
