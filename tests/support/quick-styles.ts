export {};

const { defaultView: view } = document;
if (!view) throw new Error('Only a document that is shown has styles.');

/** By which the browser's own sheet shows one element of a name and not another. */
const TELLING = ['hidden', 'open', 'popover', 'type'];

const ask = view.getComputedStyle.bind(view);
const displays = new Map<string, string>();

const own = (element: Element, name: string) =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(name) : '';

function displayOf(element: Element): string {
  if (own(element, 'display')) return ask(element).display;
  const telling = TELLING.map((name) => element.getAttribute(name));
  const kind = JSON.stringify([element.localName, ...telling]);
  const display = displays.get(kind) ?? ask(element).display;
  displays.set(kind, display);
  return display;
}

function inherited(element: Element, name: string, initial: string): string {
  const value = own(element, name);
  if (value && value !== 'inherit') return value;
  return element.parentElement ? inherited(element.parentElement, name, initial) : initial;
}

const QUICK: Readonly<Record<string, (element: Element) => string>> = {
  display: displayOf,
  visibility: (element) => inherited(element, 'visibility', 'visible'),
  opacity: (element) => own(element, 'opacity'),
  pointerEvents: (element) => inherited(element, 'pointer-events', 'auto'),
  // What is shown beside something asks all around it whether they scroll, which none does without a sheet.
  ...{
    position: (element) => own(element, 'position'),
    overflow: (element) => own(element, 'overflow'),
  },
  overflowX: (element) => own(element, 'overflow-x'),
  overflowY: (element) => own(element, 'overflow-y'),
};

/** Answers what is quickly known of an element, and asks the document for the rest. */
const styleOf = (element: Element) =>
  new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => {
      if (name === 'getPropertyValue') {
        return (property: string) =>
          QUICK[property]?.(element) ?? ask(element).getPropertyValue(property);
      }
      return QUICK[String(name)]?.(element) ?? Reflect.get(ask(element), name);
    },
  });

// Every search by role asks of each element that may be meant, and of all around it, whether it is visible.
// The document goes through every rule of the browser's own sheet for that, whatever the elements have
// answered before. Where there is another sheet, it is asked.
view.getComputedStyle = (element, pseudo) =>
  pseudo || element.ownerDocument.styleSheets.length > 0 ? ask(element, pseudo) : styleOf(element);
