import { type ScriptKind, scriptKind } from '../rules/security/script-kind';
import { attributesOf, elementsBelow, isHtml, textOf } from './elements';
import { settle } from './settle';

/** A script with the text that a browser hashes, or with its address as it is written. */
type ContentScript = { kind: ScriptKind } & ({ text: string } | { src: string });

/** The scripts of an html block's content that are run, in order; those of drawings are not. */
export function scriptsOf(content: string): ContentScript[] {
  // Most blocks have none, and need not be parsed to know.
  if (!/<script/i.test(content)) return [];
  const scripts: ContentScript[] = [];
  for (const element of elementsBelow(settle(content).fragment)) {
    if (element.tagName !== 'script' || !isHtml(element)) continue;
    const attribute = attributesOf(element);
    const kind = scriptKind(attribute);
    const src = attribute('src');
    if (kind) scripts.push(src == null ? { kind, text: textOf(element) } : { kind, src });
  }
  return scripts;
}
