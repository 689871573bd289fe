import { useEffect, useState } from 'react';
import { Button, IconButton } from '../ui/button';
import { close } from '../ui/icons';
import { endNotice, type Notice } from './notices';
import styles from './toast.module.css';

/** How long it stands where nobody looks at it, in ms. */
const STAYS_MS = 10_000;

/** One of the things told of. It goes by itself, but not while it is pointed at or has the focus. */
export function Toast({ notice }: { notice: Notice }) {
  const { id, text, action } = notice;
  const [isHeld, setHeld] = useState(false);
  // What is told in its stead stays as long again.
  useEffect(() => {
    if (isHeld || notice.isLasting) return;
    const timer = setTimeout(() => endNotice(notice.id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [isHeld, notice]);
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
      <IconButton icon={close} label="Close" onClick={() => endNotice(id)} />
    </fieldset>
  );
}
