/** Action on a page that did not work yet (`services/server/head-scripts.ts`). */
interface Early {
  control: HTMLElement;
  /** The card that the control was in. */
  card?: HTMLElement | null;
  /** Text that was entered, or true for what was checked; a tap has none. */
  value?: string | boolean;
}

declare global {
  interface Window {
    early?: Early[] | undefined;
  }
}

/** Controls of the page that wait for what is the shopper's own; a card has its code fetched besides. */
const WAITING = '[data-awaits]:not(article *)';

/**
 * Does again, in its order, what was done on a page that did not work yet, as soon as its controls work. A control may
 * have been replaced meanwhile, by one of the same name in the same card. What comes later and waits as well, as in the
 * cart, takes taps too.
 */
export function replayEarly(): void {
  document.addEventListener('click', takeLateTap, true);
  watch();
}

let observer: MutationObserver | undefined;
let timer: ReturnType<typeof setTimeout>;

function watch(): void {
  observer ??= new MutationObserver(replaySoon);
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-awaits', 'data-tapped'],
  });
  replaySoon();
}

/** Replays one action a task: the next step of a quantity goes on from what this one shows. */
function replaySoon(): void {
  clearTimeout(timer);
  timer = setTimeout(replay);
}

function replay(): void {
  const { early = [] } = window;
  const next = early.find((action) => workingControl(action));
  if (next) {
    const last = lastOf(early, next);
    window.early = early.filter((action) => !isSame(action, next));
    repeat(last);
    replaySoon();
  } else if (!document.querySelector('[data-awaits]')) {
    observer?.disconnect();
    window.early = undefined;
  }
}

/** Records a tap that the page's head no longer does. */
function takeLateTap(event: Event): void {
  const control = awaiting(event.target);
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  window.early ??= [];
  if (!control.matches('[data-tapped]'))
    window.early.push({ control, card: control.closest('article') });
  control.setAttribute('aria-busy', 'true');
  control.setAttribute('data-tapped', '');
  watch();
}

const awaiting = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-awaits]')) || undefined;

/** True for actions of which only the last counts: a field may be typed into all the while. */
const isSame = (one: Early, other: Early): boolean =>
  one === other || (other.value !== undefined && one.control === other.control);

const lastOf = (early: readonly Early[], action: Early): Early =>
  early.findLast((one) => isSame(one, action)) ?? action;

function workingControl({ control, card, value }: Early): HTMLElement | undefined {
  const current = control.isConnected ? control : successorOf(control, card ?? document);
  const isWaiting =
    value === undefined ? current?.matches('[data-awaits]') : document.querySelector(WAITING);
  return isWaiting ? undefined : current;
}

function successorOf(control: HTMLElement, around: ParentNode): HTMLElement | undefined {
  const name = nameOf(control);
  return Array.from(around.querySelectorAll<HTMLElement>('button, a')).find(
    (other) => nameOf(other) === name,
  );
}

const nameOf = (control: HTMLElement): string | null =>
  control.getAttribute('aria-label') ?? control.textContent;

function repeat(action: Early): void {
  const control = workingControl(action);
  if (!control) return;
  if (action.value !== undefined) {
    enter(control, action.value);
    return;
  }
  control.removeAttribute('data-tapped');
  control.removeAttribute('aria-busy');
  control.click();
}

function enter(control: HTMLElement, value: string | boolean): void {
  if (control instanceof HTMLInputElement && typeof value === 'boolean') {
    if (control.checked !== value) control.click();
  } else if ('value' in control && control.value !== value) {
    // Past what React has put over it, which would take the value for its own.
    const field = Object.getPrototypeOf(control);
    Reflect.set(field, 'value', value, control);
    const kind = control instanceof HTMLSelectElement ? 'change' : 'input';
    control.dispatchEvent(new Event(kind, { bubbles: true }));
  }
}
