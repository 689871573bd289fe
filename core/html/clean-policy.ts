import { isSafeUrl } from '../values/safe-url';
import { attributesOf, type ChildNode, type Element, isElement, isHtml, isText } from './elements';
import { parseBlock, roomFor } from './parse-block';
import { settle } from './settle';

const ALLOWED_TAGS: ReadonlySet<string> = new Set([
  ...['p', 'div', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'code', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]);
const VOID: readonly string[] = ['br', 'hr'];
/** A page has a first heading of its own, and what stood in lines of its own goes on doing so. */
const RENAMED: Readonly<Record<string, string>> = {
  h1: 'h2',
  ...{ section: 'div', article: 'div', header: 'div', footer: 'div', main: 'div', aside: 'div' },
  ...{ address: 'div', figure: 'div', figcaption: 'div', center: 'div' },
};
/** Elements whose contents are no text of the policy's. */
const DROPPED: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'noscript', 'title', 'textarea', 'select', 'iframe'],
  ...['object', 'embed', 'audio', 'video', 'canvas', 'noembed', 'noframes'],
]);

/**
 * The content of a policy block as HTML that is text to read, and cannot be anything else: headings, paragraphs, lists,
 * tables, emphasis and links to safe addresses; no script, style, picture or frame. Clean content stays as it is.
 */
export function cleanPolicy(content: string): string {
  const { childNodes } = parseBlock(content, { room: roomFor(content) });
  const waiting: (ChildNode | string)[] = childNodes.toReversed();
  let cleaned = '';
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') cleaned += next;
    else if (isText(next)) cleaned += escaped(next.value);
    else if (isElement(next) && isHtml(next) && !DROPPED.has(next.tagName)) {
      const name = allowedTag(next);
      if (name) cleaned += `<${name}${allowedAttributes(next)}>`;
      if (name && !VOID.includes(name)) waiting.push(`</${name}>`);
      for (const child of next.childNodes.toReversed()) waiting.push(child);
    }
  }
  return settle(cleaned).html;
}

function allowedTag({ tagName }: Element): string | null {
  const name = RENAMED[tagName] ?? tagName;
  return ALLOWED_TAGS.has(name) ? name : null;
}

function allowedAttributes(element: Element): string {
  const attribute = attributesOf(element);
  if (element.tagName === 'a') {
    const href = attribute('href') ?? '';
    return href && isSafeUrl(href) ? ` href="${escaped(href)}"` : '';
  }
  if (element.tagName !== 'td' && element.tagName !== 'th') return '';
  const spans = ['colspan', 'rowspan'].map((name) => [name, attribute(name) ?? ''] as const);
  return spans
    .map(([name, value]) => (/^\d{1,3}$/.test(value) ? ` ${name}="${value}"` : ''))
    .join('');
}

/** Escapes as numbers; whatever is settled is written as usual. */
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
