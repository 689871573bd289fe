import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button, IconButton } from '@/components/kit/button';
import { close } from '@/components/kit/icons';
import * as messages from './messages';
import styles from './notice-list.module.css';
import { endNotice, endNotices, type Notice, useNotices } from './notices';

/** All notices, the newest lowest and first: the Tab key leads there from `before`, and closing it leads back. */
export function NoticeList({ before }: { before: RefObject<HTMLElement | null> }) {
  const notices = useNotices();
  useEffect(() => endNotices, []);
  if (notices.length === 0) return null;
  return (
    <div className={styles.list}>
      {notices.toReversed().map((notice) => (
        <Toast key={notice.id} notice={notice} onClose={() => before.current?.focus()} />
      ))}
    </div>
  );
}

/** The time a notice is shown, in ms. */
const STAYS_MS = 10_000;

/** A notice that goes by itself, but not while it is pointed at or has the focus; `onClose` follows a closing by hand. */
function Toast({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { text, action } = notice;
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);
  const textId = useId();
  const isHeld = isPointedAt || hasFocus || notice.isLasting === true;
  // What is told in its stead stays as long again.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => endNotice(notice.id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [isHeld, notice]);
  // A button that goes with the focus says nothing of it.
  useLayoutEffect(() => {
    const isLost = hasFocus && !box.current?.contains(document.activeElement);
    if (isLost) box.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  });
  return (
    <fieldset
      ref={box}
      aria-label={messages.notice}
      aria-describedby={textId}
      className={styles.toast}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <span id={textId}>{text}</span>
      {action && <Button onClick={action.onAct}>{action.label}</Button>}
      <IconButton
        icon={close}
        label={messages.close}
        onClick={() => {
          endNotice(notice.id);
          onClose();
        }}
      />
    </fieldset>
  );
}
