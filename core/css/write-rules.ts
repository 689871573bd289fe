import type { AtRule, ChildNode, Rule } from 'postcss';
import { readTokens, type Token } from './read-tokens';
import { KEYFRAMES_PREFIX, writeDeclaration } from './write-declaration';

/** Describes what applies inside the page, and what has no place in a scope: typefaces, keyframes, registrations. */
interface Written {
  scoped: string;
  hoisted: string;
}

interface Place {
  /** The names of the style sheet's keyframes. */
  keyframes: ReadonlySet<string>;
  depth: number;
  isInRule: boolean;
}

const NOTHING: Written = { scoped: '', hoisted: '' };
/** Deeper than anybody writes. */
export const MAX_DEPTH = 40;
const GROUPS = /^(media|supports|container|layer|starting-style)$/i;
/** No piece of a condition begins so. */
const NOT_OF_CONDITIONS: readonly string[] = ['{', '}', ';', '@'];
const STEP = String.raw`(from|to|(\d+(\.\d+)?|\.\d+)%)`;
const STEPS = new RegExp(String.raw`^\s*${STEP}(\s*,\s*${STEP})*\s*$`, 'i');

export function writeNodes(nodes: readonly ChildNode[], place: Place): Written {
  const written = nodes.map((node) => writeNode(node, place));
  return {
    scoped: written.map(({ scoped }) => scoped).join(''),
    hoisted: written.map(({ hoisted }) => hoisted).join(''),
  };
}

function writeNode(node: ChildNode, place: Place): Written {
  if (place.depth > MAX_DEPTH) return NOTHING;
  if (node.type === 'rule') return writeRule(node, place);
  if (node.type === 'atrule') return writeAtRule(node, place);
  if (node.type !== 'decl' || !place.isInRule) return NOTHING;
  return { scoped: writeDeclaration(node, place.keyframes), hoisted: '' };
}

function writeRule(rule: Rule, place: Place): Written {
  const selector = writeSelector(rule.selector);
  if (selector === null) return NOTHING;
  const { scoped } = writeNodes(rule.nodes, inside(place, true));
  return { scoped: scoped && `${selector}{${scoped}}`, hoisted: '' };
}

function writeAtRule(rule: AtRule, place: Place): Written {
  if (GROUPS.test(rule.name)) return writeGroup(rule, place);
  return place.isInRule ? NOTHING : { scoped: '', hoisted: writeHoisted(rule, place) };
}

/** Writes a group of rules; its condition stands around what is taken out of the scope as well. */
function writeGroup({ name, params, nodes }: AtRule, place: Place): Written {
  const condition = writeCondition(params);
  if (condition === null) return NOTHING;
  const start = `@${name} ${condition}`;
  if (!nodes) return /^layer$/i.test(name) ? { scoped: '', hoisted: `${start};` } : NOTHING;
  const { scoped, hoisted } = writeNodes(nodes, inside(place, place.isInRule));
  const around = (text: string) => text && `${start}{${text}}`;
  return { scoped: around(scoped), hoisted: around(hoisted) };
}

function writeHoisted({ name, params, nodes = [] }: AtRule, { keyframes }: Place): string {
  const kind = name.toLowerCase();
  if (kind === 'font-face') return `@font-face{${declarations(nodes, keyframes)}}`;
  if (kind === 'property' && /^--[-\w\u0080-\uffff]+$/.test(params)) {
    return `@property ${params}{${declarations(nodes, keyframes)}}`;
  }
  const animation = /^(-webkit-)?keyframes$/.test(kind) ? keyframesName(params) : '';
  if (!keyframes.has(animation)) return '';
  const steps = nodes.map((node) =>
    node.type === 'rule' && STEPS.test(node.selector)
      ? `${node.selector.trim()}{${declarations(node.nodes, keyframes)}}`
      : '',
  );
  return `@${kind} ${KEYFRAMES_PREFIX}${animation}{${steps.join('')}}`;
}

/** The name that an `@keyframes` gives; '' for one that would have to be escaped. */
export function keyframesName(params: string): string {
  const name = params.trim().replace(/^(["'])(.*)\1$/, '$2');
  return /^[-\w\u0080-\uffff]+$/.test(name) ? name : '';
}

function declarations(nodes: readonly ChildNode[], keyframes: ReadonlySet<string>): string {
  const written = nodes.map((node) =>
    node.type === 'decl' ? writeDeclaration(node, keyframes) : '',
  );
  return written.join('');
}

function writeCondition(params: string): string | null {
  const tokens = readTokens(params);
  if (!tokens || tokens.some(({ text }) => NOT_OF_CONDITIONS.includes(text.charAt(0)))) return null;
  return tokens.map(({ kind, text }) => (kind === 'blank' ? ' ' : text)).join('');
}

function inside(place: Place, isInRule: boolean): Place {
  return { ...place, depth: place.depth + 1, isInRule };
}

const WHOLE_PAGE: readonly string[] = ['html', 'body'];
/** No piece of a selector begins so. */
const NOT_OF_SELECTORS: readonly string[] = ['{', '}', ';', '@', '<'];
const ROOT = String.raw`:scope(?![-\w])`;
/** Matches the rest of a compound selector on the root; at another `:scope` a match of its own begins. */
const OF_ROOT = String.raw`(?:(?!${ROOT})[.#:][-\w\u0080-\uffff]+|\[[^\][]*\])*`;
/** `html body` and the like: both are the root now, and the root is not inside itself. */
const ROOT_IN_ROOT = new RegExp(`(${ROOT}${OF_ROOT})(?:\\s*>\\s*|\\s+)${ROOT}`, 'g');

/** A selector in which the page's root stands for the document; null where it is none. */
function writeSelector(selector: string): string | null {
  const tokens = readTokens(selector);
  if (!tokens || tokens.some(({ text }) => NOT_OF_SELECTORS.includes(text.charAt(0)))) return null;
  let written = '';
  let attributes = 0;
  tokens.forEach((token, at) => {
    if (token.text === '[') attributes += 1;
    if (token.text === ']') attributes -= 1;
    written += attributes > 0 ? token.text : scoped(token, signsBefore(tokens, at));
  });
  return mergeRoots(written.trim()) || null;
}

function scoped({ kind, text, value }: Token, signs: string): string {
  if (kind === 'blank') return ' ';
  if (kind !== 'name') return text;
  const name = value.toLowerCase();
  if (signs.endsWith(':')) return signs !== '::' && name === 'root' ? 'scope' : text;
  return WHOLE_PAGE.includes(name) && !/[.#]$/.test(signs) ? ':scope' : text;
}

function signsBefore(tokens: readonly Token[], at: number): string {
  const [first, second] = [tokens[at - 2], tokens[at - 1]];
  return second?.kind !== 'sign' ? '' : (first?.kind === 'sign' ? first.text : '') + second.text;
}

function mergeRoots(selector: string): string {
  const merged = selector.replace(ROOT_IN_ROOT, '$1');
  return merged === selector ? merged : mergeRoots(merged);
}
