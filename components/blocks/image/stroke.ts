import type { CSSProperties } from 'react';
import { isLength, splitOutside } from '@/core/rules/css-value';

const STYLES = /^(none|solid|dashed|dotted|double|groove|ridge|inset|outset)$/;
const DASHES: Readonly<Record<string, string>> = { dashed: '10 8', dotted: '3 5' };

/**
 * A border as the stroke of an outline that is clipped by itself: only its inner half is seen, so it is
 * drawn twice as wide. Undefined where there is none to see.
 */
export function strokeOf(border: string): CSSProperties | undefined {
  const parts = splitOutside(border, /\s/);
  const style = parts.find((part) => STYLES.test(part));
  if (!style || style === 'none') return undefined;
  const width = parts.find(isLength) ?? '3px';
  const color = parts.find((part) => part !== style && part !== width);
  return {
    stroke: color ?? 'currentcolor',
    strokeWidth: `calc(2 * ${width})`,
    strokeDasharray: DASHES[style],
  };
}
