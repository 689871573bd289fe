import { scriptKind } from '@/core/rules/script-kind';
import { guardWrites, showWritten } from './document-write';
import { runnable } from './runnable-script';

/** How long content is on screen before its scripts run (spec 4, "Html component"). */
export const SCRIPT_DELAY_MS = 200;

/** What is still to run of an element's content, from the first time it was looked through. */
const waiting = new WeakMap<Element, HTMLScriptElement[]>();

/**
 * Runs the scripts in an element that shows an html block's content, each once and in order: one from
 * elsewhere is waited for, unless it is `async`. The browser has run none of them, because they came
 * inert (`core/html`) or by innerHTML. Returns what stops it: a script that has not begun by then does
 * not, unless the same element is run again.
 */
export function runScripts(content: Element): () => void {
  let isStopped = false;
  const run = async () => {
    const scripts = waiting.get(content) ?? scriptsIn(content);
    waiting.set(content, scripts);
    guardWrites();
    for (let next = scripts.shift(); next; next = isStopped ? undefined : scripts.shift()) {
      const loading = begin(next);
      if (loading) await loading;
    }
  };
  const timer = setTimeout(run, SCRIPT_DELAY_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Those of drawings are none. */
function scriptsIn(content: Element): HTMLScriptElement[] {
  return [...content.querySelectorAll('script')].filter(
    (script) =>
      script instanceof HTMLScriptElement && scriptKind((name) => script.getAttribute(name)),
  );
}

/** Starts a script in the place of the one that stands for it; a promise where it has to be waited for. */
function begin(standIn: HTMLScriptElement): Promise<void> | null {
  // An earlier one may have taken it away.
  if (!standIn.isConnected) return null;
  const script = runnable(standIn);
  const loading = script.hasAttribute('src') ? loaded(script) : null;
  standIn.replaceWith(script);
  if (!loading) showWritten(script);
  return script.async ? null : loading;
}

/** Whether well or not: what comes after it goes on. */
function loaded(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      showWritten(script);
      resolve();
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
  });
}
