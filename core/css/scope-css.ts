import type { ChildNode } from 'postcss';
import { normalised } from './read-tokens';
import { salvage } from './salvage';
import { keyframesName, MAX_DEPTH, writeNodes } from './write-rules';

/** Inside a page's root, but not in what an editor lays over it. */
const SCOPE = '@scope (.page-root) to (.editor-chrome)';

/** They mean something else wherever an animation is named. */
const TAKEN: readonly string[] = [
  ...['none', 'initial', 'inherit', 'unset', 'revert', 'revert-layer', 'auto', 'infinite'],
  ...['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out', 'step-start', 'step-end'],
  ...['normal', 'reverse', 'alternate', 'alternate-reverse', 'running', 'paused'],
  ...['forwards', 'backwards', 'both'],
];

/**
 * A shop's global CSS (spec 3, 9) taken apart and written anew, so that it styles the page and nothing
 * around it, and loads no other style sheet: `html`, `body` and `:root` are the page's root, keyframes
 * have names of their own, nothing is fixed to the window, addresses are of the web. What of it is broken
 * is left out. The text can stand in a style element.
 */
export function scopeCss(css: string): string {
  const nodes = salvage(normalised(css));
  const keyframes = new Set(keyframesIn(nodes).filter((name) => name && !TAKEN.includes(name)));
  const { scoped, hoisted } = writeNodes(nodes, { keyframes, depth: 0, isInRule: false });
  const written = hoisted + (scoped && `${SCOPE}{${scoped}}`);
  // The escape means the same to CSS, and does not end the element.
  return written.replaceAll('</', '<\\/');
}

function keyframesIn(nodes: readonly ChildNode[], depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  return nodes.flatMap((node) => {
    if (node.type !== 'atrule') return [];
    const isKeyframes = /^(-webkit-)?keyframes$/i.test(node.name);
    return isKeyframes ? [keyframesName(node.params)] : keyframesIn(node.nodes ?? [], depth + 1);
  });
}
