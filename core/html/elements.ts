import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from 'parse5';
import type { ReadAttribute } from '../rules/security/script-kind';

export type ChildNode = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Fragment = DefaultTreeAdapterTypes.DocumentFragment;
export type ParentNode = DefaultTreeAdapterTypes.ParentNode;

export const {
  isCommentNode: isComment,
  isElementNode: isElement,
  isTextNode: isText,
} = defaultTreeAdapter;

export const isHtml = (element: Element): boolean => element.namespaceURI === html.NS.HTML;

export const isTemplate = (element: Element): element is DefaultTreeAdapterTypes.Template =>
  'content' in element;

export const attributesOf =
  ({ attrs }: Element): ReadAttribute =>
  (name) =>
    attrs.find((attribute) => attribute.name === name)?.value;

/** The text right inside an element, as a script has it. */
export const textOf = ({ childNodes }: ParentNode): string =>
  childNodes.map((node) => (isText(node) ? node.value : '')).join('');

/** Every element below, in document order; those in templates are none, for they are no part of the page. */
export function* elementsBelow(parent: ParentNode): Generator<Element> {
  const waiting = parent.childNodes.filter(isElement).toReversed();
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    yield element;
    for (const child of element.childNodes.toReversed()) if (isElement(child)) waiting.push(child);
  }
}
