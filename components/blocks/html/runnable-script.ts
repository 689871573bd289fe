import { OWN_TYPE_ATTRIBUTE, ownScriptType } from '@/core/rules/script-kind';

/**
 * Makes of a script that a browser has passed over one that runs once it stands in the document: with
 * its attributes, which it loses, and with exactly its text, which the page's policy knows by its hash.
 */
export function runnable(standIn: HTMLScriptElement): HTMLScriptElement {
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
