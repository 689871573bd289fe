import type { ReactNode } from 'react';
import type { Mode } from './block-view';

/**
 * Content that can only be looked at while a page is edited: nothing in it takes focus or the pointer,
 * which finds the block around it instead.
 */
export function Still({ mode, children }: { mode: Mode; children: ReactNode }) {
  return mode === 'edit' ? <div inert>{children}</div> : children;
}
