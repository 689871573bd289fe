import { type ScriptKind, scriptKind } from '../rules/security/script-kind';
import { attributesOf, elementsBelow, type Fragment, isHtml, textOf } from './elements';

/** A script with the text that a browser hashes, or with its address as it is written. */
type ContentScript = { kind: ScriptKind } & ({ text: string } | { src: string });

/** The scripts that a settled content of an html block runs, in order; those of drawings are not. */
export function scriptsOf(fragment: Fragment): ContentScript[] {
  const scripts: ContentScript[] = [];
  for (const element of elementsBelow(fragment)) {
    if (element.tagName !== 'script' || !isHtml(element)) continue;
    const attribute = attributesOf(element);
    const kind = scriptKind(attribute);
    const src = attribute('src');
    if (kind) scripts.push(src == null ? { kind, text: textOf(element) } : { kind, src });
  }
  return scripts;
}
