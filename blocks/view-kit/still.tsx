import type { ReactNode } from 'react';
import type { Mode } from './block-view';

/** Content that takes neither focus nor the pointer while a page is edited: it finds the block around it. */
export function Still({ mode, children }: { mode: Mode; children: ReactNode }) {
  return mode === 'edit' ? <div inert>{children}</div> : children;
}
