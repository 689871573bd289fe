import { useEffect, useRef } from 'react';
import { useContent } from '@/blocks/view-kit/use-content';
import { OWN_TYPE_ATTRIBUTE, ownScriptType, scriptKind } from '@/core/rules/security/script-kind';

interface HtmlContentProps {
  /** Sanitized markup; in the browser alone it may be as its author wrote it. */
  html: string;
  mode: 'live' | 'edit';
}

/**
 * An html block's content as it was written. Its scripts run once, a moment after it has appeared, and
 * never while the page is edited, where nothing of it can be used (spec 4). What they make of it stays as
 * long as the same content is shown: React writes it again for another text alone, and that gets an
 * element of its own.
 */
export function HtmlContent({ html: content, mode }: HtmlContentProps) {
  const { html, name } = useContent(content);
  const element = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is another element
  useEffect(() => {
    if (mode === 'live' && element.current) return runScripts(element.current);
  }, [html, mode]);

  return (
    <div
      key={html}
      ref={element}
      data-content={name}
      inert={mode === 'edit'}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what this block is for; docs/adr/0013
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Delay in ms between content on screen and its scripts (spec 4, "Html component"). */
const SCRIPT_DELAY_MS = 200;

/** Scripts still to run of an element's content, from the first time it was looked through. */
const waiting = new WeakMap<Element, HTMLScriptElement[]>();

/**
 * Runs the scripts in an element that shows an html block's content, each once and in order: one from
 * elsewhere is waited for, unless it is `async`. The browser has run none of them, because they came
 * inert (`core/html`) or by innerHTML. Returns what stops it: a script that has not begun by then does
 * not, unless the same element is run again.
 */
function runScripts(content: Element): () => void {
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

/** Finds scripts; those of drawings are none. */
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

/** Returns whether well or not: what comes after it goes on. */
const loaded = (script: HTMLScriptElement): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      showWritten(script);
      resolve();
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
  });

/** Makes a runnable copy of an inert script, with exactly the text that the page's policy knows by its hash. */
function runnable(standIn: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement('script');
  for (const attribute of [...standIn.attributes]) {
    // Whole, because a parser lets names pass that setAttribute refuses.
    script.setAttributeNode(standIn.removeAttributeNode(attribute));
  }
  const type = ownScriptType((name) => script.getAttribute(name));
  script.removeAttribute(OWN_TYPE_ATTRIBUTE);
  if (type === null) script.removeAttribute('type');
  else script.type = type;
  // A script made by another is asynchronous unless it is told not to be.
  if (!script.hasAttribute('async')) script.async = false;
  script.text = standIn.text;
  return script;
}

/** Text written by a running script, by the script. */
const written = new WeakMap<Element, string>();

/**
 * Sees to it that `document.write`, which replaces a page that has loaded, puts what an html block's
 * script writes behind that script, as it would while a page loads. Whoever writes later, when nobody
 * can tell where, is not heard. For good: a script may write long after it has run.
 */
function guardWrites(): void {
  const writeln = (...texts: string[]) => collect(...texts, '\n');
  // Opening a document empties it.
  Object.assign(document, { write: collect, writeln, open: () => document });
}

/** Shows what a script wrote while it ran; scripts in it stay dead. */
function showWritten(script: Element): void {
  const text = written.get(script);
  if (text) script.insertAdjacentHTML('afterend', text);
}

function collect(...texts: string[]): void {
  const script = document.currentScript;
  if (script) written.set(script, (written.get(script) ?? '') + texts.join(''));
  else console.warn('document.write has no effect once a page has loaded.');
}
