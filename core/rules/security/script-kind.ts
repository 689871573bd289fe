/** Stands for the type of a script that a browser must leave alone until it is run on purpose. */
export const INERT_SCRIPT_TYPE = 'hemline/script';
/** Keeps the type such a script was given, where it was given one. */
export const OWN_TYPE_ATTRIBUTE = 'data-hemline-type';

const OTHER_KINDS = ['module', 'importmap', 'speculationrules'] as const;

export type ScriptKind = 'classic' | (typeof OTHER_KINDS)[number];

/** The value of an attribute; null or undefined where a script has none of that name. */
export type ReadAttribute = (name: string) => string | null | undefined;

const JAVASCRIPT =
  /^(application|text)\/(x-)?(ecma|java)script$|^text\/(javascript1\.[0-5]|jscript|livescript)$/;

/** The type that a script was given, whether or not it has been made inert since. */
export function ownScriptType(attribute: ReadAttribute): string | null {
  const type = attribute('type') ?? null;
  return type === INERT_SCRIPT_TYPE ? (attribute(OWN_TYPE_ATTRIBUTE) ?? null) : type;
}

/**
 * Returns what a browser would run a script element as, null where it would not: because it holds data, is
 * meant for browsers without modules, or waits for an event of old (HTML, "prepare the script element").
 */
export function scriptKind(attribute: ReadAttribute): ScriptKind | null {
  const kind = kindOf(ownScriptType(attribute), attribute('language'));
  if (kind !== 'classic') return kind;
  return attribute('nomodule') != null || waitsForEvent(attribute) ? null : kind;
}

function kindOf(type: string | null, language: string | null | undefined): ScriptKind | null {
  const stated = type ?? (language ? `text/${language}` : '');
  if (stated === '') return 'classic';
  const name = stated.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '').toLowerCase();
  if (JAVASCRIPT.test(name)) return 'classic';
  return OTHER_KINDS.find((kind) => kind === name) ?? null;
}

function waitsForEvent(attribute: ReadAttribute): boolean {
  const [target, event] = [attribute('for'), attribute('event')];
  if (target == null || event == null) return false;
  return !/^\s*window\s*$/i.test(target) || !/^\s*onload(\(\))?\s*$/i.test(event);
}
