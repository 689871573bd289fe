import { useEffect, useState } from 'react';
import { announce } from '../announce';
import { Button, IconButton } from '../ui/button';
import { close } from '../ui/icons';
import styles from './toast.module.css';

export interface ToastProps {
  text: string;
  /** What can still be done about it. */
  action?: { label: string; onAct: () => void } | undefined;
  onEnd: () => void;
}

/** How long it stands where nobody looks at it, in ms. */
const STAYS_MS = 10_000;

/**
 * Tells what was done, with a way back. It goes by itself, but not while it is pointed at or has the focus.
 * The Tab key leads there from what stands before it.
 */
export function Toast({ text, action, onEnd }: ToastProps) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onEnd, STAYS_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onEnd]);
  const label = action?.label;
  useEffect(() => announce(label ? `${text}. ${label}: press Tab.` : text), [text, label]);
  return (
    <fieldset
      aria-label="Notice"
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{text}</span>
      {action && <Button onClick={action.onAct}>{action.label}</Button>}
      <IconButton icon={close} label="Close" onClick={onEnd} />
    </fieldset>
  );
}
