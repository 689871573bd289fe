/** Set of the thing itself, following from what else is set of it, or what its kind begins with. */
export type Origin = 'own' | 'inherited' | 'default';

export const isMuted = (origin: Origin | undefined): boolean =>
  origin !== undefined && origin !== 'own';

export interface ControlProps {
  id: string;
  /** The id of its label, where that is an element; else `label` is its name. */
  labelledBy?: string | undefined;
  label?: string | undefined;
  /** The ids of what describes it elsewhere. */
  describedBy?: string | undefined;
  /** Origin of its value; own unless given. */
  origin?: Origin | undefined;
}

/** Changes of a value, and which of them belong together. */
export interface Changes<Value> {
  onChange: (value: Value) => void;
  /** A drag begins: all that changes belongs together until it is let go. */
  onHold?: (() => void) | undefined;
  /** Ends a gesture: changes so far are one step. */
  onRelease?: (() => void) | undefined;
}

/** Props of a control that edits a text. */
export interface TextControlProps extends ControlProps, Changes<string> {
  /** Names what is edited: the same field of another block is another one. */
  scope: string;
  /** '' where none is set. */
  value: string;
}

export function named({ id, labelledBy, label, describedBy }: ControlProps) {
  return {
    id,
    'aria-labelledby': labelledBy,
    'aria-label': labelledBy ? undefined : label,
    'aria-describedby': describedBy,
  };
}
