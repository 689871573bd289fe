import { defaultTreeAdapter, serialize } from 'parse5';
import { scopeCss } from '../css/scope-css';
import { type Element, isElement, isTemplate, type ParentNode, textOf } from './elements';
import { renderHtml, settle } from './settle';

/** Attributes by which the editor knows blocks, and parts of the page that work as usual. */
const OF_EDITOR = /^(data-(active|block|canvas|desk|empty|part)|contenteditable)$/;

/**
 * An html block's content as the editor shows it (spec 4, "Html component"): as `renderHtml` writes it, but
 * its style sheets style the page alone, as global CSS does, and nothing of it passes for a part of the
 * editor. Shoppers' pages have no editor around them.
 */
export function previewHtml(content: string): string {
  const { fragment } = settle(content);
  const waiting: ParentNode[] = [fragment];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    for (const element of parent.childNodes) {
      if (!isElement(element)) continue;
      element.attrs = element.attrs.filter(({ name }) => !OF_EDITOR.test(name));
      if (element.tagName === 'style') scopeStyle(element);
      waiting.push(element);
      if (isTemplate(element)) waiting.push(element.content);
    }
  }
  // Drawings have their styles among markup, which is to be read as it was written here.
  return renderHtml(serialize(fragment));
}

function scopeStyle(style: Element): void {
  const scoped = scopeCss(textOf(style));
  style.childNodes = [];
  defaultTreeAdapter.insertText(style, scoped);
}
