import { serialize } from 'parse5';
import {
  INERT_SCRIPT_TYPE,
  OWN_TYPE_ATTRIBUTE,
  ownScriptType,
  scriptKind,
} from '../rules/security/script-kind';
import {
  attributesOf,
  type ChildNode,
  type Element,
  type Fragment,
  isComment,
  isElement,
  isHtml,
  isTemplate,
  isText,
  type ParentNode,
  textOf,
} from './elements';
import { parseBlock, type Room } from './parse-block';

/** Elements that lose a line break right after their tag when they are parsed. */
const SKIPS_LINE_BREAK: readonly string[] = ['pre', 'listing', 'textarea'];
/** Attributes by which a meta element speaks of the whole document. */
const META_OF_DOCUMENT: readonly string[] = ['http-equiv', 'name', 'charset'];
/** Comments that React reads as its own: where parts of a page begin and end, and what has become of them. */
const REACT_MARK = /^(\/?[$&].?|F!?|html|head|body)$/s;
const SCRIPT_MARK = /<!--(-*>)?|-->|<\/?script[\t\n\f\r />]/gi;

interface Place {
  parent: ParentNode;
  isInTemplate: boolean;
}

/**
 * Takes from parsed HTML whatever would act beyond the place it stands in: scripts are set aside, what speaks for the
 * whole document or to what runs the page goes, and what would swallow the page behind it is closed. All else stays as
 * it is, what templates hold too, for that runs nowhere. `room` is for what is parsed in passing.
 */
export function makeInert(fragment: Fragment, room: Room): void {
  const places: Place[] = [{ parent: fragment, isInTemplate: false }];
  for (let place = places.pop(); place; place = places.pop()) {
    const { parent, isInTemplate } = place;
    if (parent.childNodes.some(actsAround)) {
      parent.childNodes = parent.childNodes.filter((node) => !actsAround(node));
    }
    if ('tagName' in parent && isHtml(parent)) contain(parent, room);
    for (const element of parent.childNodes) {
      if (!isElement(element)) continue;
      unname(element);
      // One of a drawing too.
      if (element.tagName === 'script' && !isInTemplate) setAside(element);
      places.push({ parent: element, isInTemplate });
      if (isTemplate(element)) places.push({ parent: element.content, isInTemplate: true });
    }
  }
}

function actsAround(node: ChildNode): boolean {
  if (isComment(node)) return REACT_MARK.test(node.data);
  if (!isElement(node) || !isHtml(node)) return false;
  if (node.tagName === 'meta')
    return node.attrs.some(({ name }) => META_OF_DOCUMENT.includes(name));
  return node.tagName === 'base' || (node.tagName === 'script' && isLeftOpen(textOf(node)));
}

/** Returns whether a script's own end tag would not end it: it opens a comment and in that another script. */
function isLeftOpen(text: string): boolean {
  let depth = 0;
  for (const [mark, closing] of text.matchAll(SCRIPT_MARK)) {
    if (mark === '-->') depth = 0;
    else if (mark.startsWith('<!')) depth = closing ? depth : Math.max(depth, 1);
    else if (depth > 0) depth = mark.startsWith('</') ? 1 : 2;
  }
  return depth === 2;
}

function unname(element: Element): void {
  const { attrs, tagName } = element;
  if (!attrs.some((attribute) => namesReserved(tagName, attribute))) return;
  element.attrs = attrs.filter((attribute) => !namesReserved(tagName, attribute));
}

function setAside(script: Element): void {
  const attribute = attributesOf(script);
  if (!scriptKind(attribute)) return;
  const own = ownScriptType(attribute);
  const others = script.attrs.filter(({ name }) => name !== 'type' && name !== OWN_TYPE_ATTRIBUTE);
  script.attrs = [
    { name: 'type', value: INERT_SCRIPT_TYPE },
    ...(own === null ? [] : [{ name: OWN_TYPE_ATTRIBUTE, value: own }]),
    ...others,
  ];
}

function contain(element: Element, room: Room): void {
  // Nothing ends a plaintext but the end of the page.
  if (element.tagName === 'plaintext') {
    element.tagName = 'pre';
    element.nodeName = 'pre';
  }
  if (element.tagName === 'noscript') closeNoscript(element, room);
  // A browser would show such a template in a page it loads, but not in one it is led to.
  if (isTemplate(element)) {
    element.attrs = element.attrs.filter(({ name }) => name !== 'shadowrootmode');
  }
  const [first] = element.childNodes;
  if (SKIPS_LINE_BREAK.includes(element.tagName) && first && isText(first)) {
    first.value = first.value.replace(/^\n/, '\n\n');
  }
}

/** Closes `noscript`, whose contents are text where scripts run, and markup of its own where they do not. */
function closeNoscript(element: Element, room: Room): void {
  const [text] = element.childNodes;
  if (!text || !isText(text)) return;
  const fragment = parseBlock(text.value, { room, isScripting: false });
  makeInert(fragment, room);
  const written = serialize(fragment, { scriptingEnabled: false });
  text.value = /<\/noscript/i.test(written) ? '' : written;
}

/** Names that the program's scripts, Next's and those of libraries look for by id or in the window. */
const OF_WINDOW =
  /^(__.*|TURBOPACK.*|NEXT_.*|(request|cancel)IdleCallback|trustedTypes|(cookie|clipboard)(Store|Data)|MSInputMethodContext)$/;
/** Names that they ask a document for. */
const OF_DOCUMENT =
  /^(activeElement|baseURI|body|contains|cookie|create[A-Z]\w+|currentScript|defaultView|dispatchEvent|doctype|document(Element|Mode|URI)|execCommand|getElements?By\w+|get(RootNode|Selection)|hasFocus|head|hidden|location|open|querySelector(All)?|readyState|scripts|styleSheets|title|visibilityState|writeln|write)$/;
/** Names by which they walk a tree and listen to it. */
const OF_NODES =
  /^(parent(Node|Element)|childNodes|(first|last)Child|(previous|next)Sibling|node(Type|Name|Value)|ownerDocument|(add|remove)EventListener)$/;
/** Their names become names of the window and of the document. */
const NAMED_IN_DOCUMENT: readonly string[] = ['embed', 'form', 'iframe', 'img', 'object'];

/**
 * Returns whether an attribute gives an element a name that stands in the way of what runs the page: an id is a
 * name in the window, a form has its fields by their names, and some elements' names are the document's.
 */
function namesReserved(tagName: string, { name, value }: { name: string; value: string }): boolean {
  if (name !== 'id' && name !== 'name') return false;
  if (OF_NODES.test(value)) return true;
  if (NAMED_IN_DOCUMENT.includes(tagName)) return OF_WINDOW.test(value) || OF_DOCUMENT.test(value);
  return name === 'id' && OF_WINDOW.test(value);
}
