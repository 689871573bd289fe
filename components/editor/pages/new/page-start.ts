import type { ReactNode } from 'react';
import type { LayoutNode } from '@/core/model/page';

/** The content of a new page. */
export type PageStart =
  | { kind: 'nothing' }
  | { kind: 'preset'; id: string }
  | { kind: 'copy'; slug: string };

export const NOTHING: PageStart = { kind: 'nothing' };

/** A page to begin with. */
export interface PagePreset {
  id: string;
  name: string;
  layout: readonly LayoutNode[];
  hint?: string;
  /** A small picture of it. */
  picture?: ReactNode;
}
