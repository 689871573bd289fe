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
export function namesReserved(
  tagName: string,
  { name, value }: { name: string; value: string },
): boolean {
  if (name !== 'id' && name !== 'name') return false;
  if (OF_NODES.test(value)) return true;
  if (NAMED_IN_DOCUMENT.includes(tagName)) return OF_WINDOW.test(value) || OF_DOCUMENT.test(value);
  return name === 'id' && OF_WINDOW.test(value);
}
