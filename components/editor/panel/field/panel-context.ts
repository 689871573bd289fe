import { createContext, use } from 'react';
import type { BlockValues, ControlName } from '@/blocks/editor-kit/panel';
import type { FieldKind } from '@/blocks/kit/fields';
import type { FieldControl } from './control';
import type { PanelSources } from './types';

/** The layout of a control in its row. */
interface ControlEntry {
  Control: FieldControl;
  /** True for a control below its label, as wide as the panel; others stand beside it. */
  isWide?: boolean;
  /** True if it is one element that a label names; else a group of several. */
  isOne?: boolean;
  /** True if its fields have labels of their own. */
  isBare?: boolean;
}

export type Controls = Readonly<Record<FieldKind | ControlName, ControlEntry>>;

interface PanelContextValue {
  /** Rows do not import them, because some controls have rows in them. */
  controls: Controls;
  sources: PanelSources;
  /** Reads the values of the block, for nested fields; the function is stable. */
  values: () => BlockValues;
}

export const PanelContext = createContext<PanelContextValue | null>(null);

export function usePanel(): PanelContextValue {
  const panel = use(PanelContext);
  if (!panel) throw new Error('Rows of fields need the panel around them.');
  return panel;
}
