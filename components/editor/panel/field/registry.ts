import { createContext, useContext } from 'react';
import type { ControlName, FieldPanel } from '@/blocks/editor-kit/panel';
import type { FieldKind } from '@/blocks/kit/fields';
import type { FieldControl } from './control';

/** The layout of a control in its row. */
interface ControlEntry {
  Control: FieldControl;
  /** Below its label, as wide as the panel; else beside it. */
  isWide?: boolean;
  /** True if it is one element that a label names; else a group of several. */
  isOne?: boolean;
  /** Its fields have labels of their own. */
  isBare?: boolean;
}

export type Controls = Readonly<Record<FieldKind | ControlName, ControlEntry>>;

/**
 * The controls of fields. Rows read it from context instead of importing it, because some controls have rows in them.
 */
export const ControlsContext = createContext<Controls | null>(null);

export function useControl(kind: FieldKind, { control }: FieldPanel): ControlEntry {
  const controls = useContext(ControlsContext);
  if (!controls) throw new Error('Rows of fields need the controls around them.');
  return controls[control ?? kind];
}
