import type { AtRule, ChildNode, Rule } from 'postcss';
import { readTokens } from './read-tokens';
import { KEYFRAMES_PREFIX, writeDeclaration } from './write-declaration';
import { writeSelector } from './write-selector';

/**
 * Describes what applies inside the page, and what has no place in a scope: typefaces, keyframes,
 * registrations.
 */
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

/** Its condition stands around what is taken out of the scope as well. */
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
  if (!tokens || tokens.some(({ text }) => NOT_OF_CONDITIONS.includes(text))) return null;
  return tokens.map(({ kind, text }) => (kind === 'blank' ? ' ' : text)).join('');
}

function inside(place: Place, isInRule: boolean): Place {
  return { ...place, depth: place.depth + 1, isInRule };
}
