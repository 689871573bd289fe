import type { ReactNode } from 'react';
import type { LayoutNode } from '@/core/model/page';

/** What a new page begins with. */
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
