/** What a running script has written, by the script. */
const written = new WeakMap<Element, string>();

/**
 * Sees to it that `document.write`, which replaces a page that has loaded, puts what an html block's
 * script writes behind that script, as it would while a page loads. Whoever writes later, when nobody
 * can tell where, is not heard. For good: a script may write long after it has run.
 */
export function guardWrites(): void {
  const writeln = (...texts: string[]) => collect(...texts, '\n');
  // Opening a document empties it.
  Object.assign(document, { write: collect, writeln, open: () => document });
}

/** Shows what a script wrote while it ran; scripts in it stay dead. */
export function showWritten(script: Element): void {
  const text = written.get(script);
  if (text) script.insertAdjacentHTML('afterend', text);
}

function collect(...texts: string[]): void {
  const script = document.currentScript;
  if (script) written.set(script, (written.get(script) ?? '') + texts.join(''));
  else console.warn('document.write has no effect once a page has loaded.');
}
