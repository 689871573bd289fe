/** What every control of the editor is given. */
export interface ControlProps {
  /** Of the element that its label names. */
  id: string;
  /** Where its label stands as an element; else `label` is what it is called. */
  labelledBy?: string | undefined;
  label?: string | undefined;
  /** What is said about it elsewhere, by ids. */
  describedBy?: string | undefined;
}

/** Changes of a value, and which of them belong together. */
export interface Changes<Value> {
  onChange: (value: Value) => void;
  /** A drag begins: all that changes belongs together until it is let go. */
  onHold?: (() => void) | undefined;
  /** What has changed so far belongs together, and what comes no more. */
  onRelease?: (() => void) | undefined;
}

/** The attributes by which a control is named and described. */
export function named({ id, labelledBy, label, describedBy }: ControlProps) {
  return {
    id,
    'aria-labelledby': labelledBy,
    'aria-label': labelledBy ? undefined : label,
    'aria-describedby': describedBy,
  };
}
