import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/kit/button';
import type { Answer } from '../data/use-answer';
import type { Failure } from '../data/use-sending';
import * as messages from '../messages';
import badge from './badge.module.css';
import styles from './states.module.css';

/** Grey lines where entries will stand, and words for those who do not see them. */
function Skeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.skeleton}>
      <p className="visually-hidden" role="status">
        {messages.loading}
      </p>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={at} className={styles.bone} />
      ))}
    </div>
  );
}

export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.words}>{children}</p>}
    </div>
  );
}

interface AnsweredProps<Data> {
  answer: Answer<Data>;
  reload: () => void;
  rows?: number | undefined;
  children: (data: Data) => ReactNode;
}

export function Answered<Data>({ answer, reload, rows = 6, children }: AnsweredProps<Data>) {
  if (answer.state === 'loading') return <Skeleton rows={rows} />;
  if (answer.state === 'there') return children(answer.data);
  return (
    <div className={styles.empty} role="alert">
      <h2 className={styles.title}>{messages.loadFailed}</h2>
      <p className={styles.words}>{answer.failure}</p>
      <Button onClick={reload}>{messages.tryAgain}</Button>
    </div>
  );
}

export function Refusal({ children }: { children: ReactNode }) {
  return (
    <div className={styles.refusal} role="alert">
      {children}
    </div>
  );
}

/** Failure of an action; after a conflict with a reload button. */
export function FailureNote({ failure, onStale }: { failure: Failure; onStale: () => void }) {
  return (
    <Refusal>
      {failure.text}
      {failure.isStale && <Button onClick={onStale}>{messages.showLatest}</Button>}
    </Refusal>
  );
}

/** Announces what was done. It takes the focus if that goes with the button, at once or as a list is there anew. */
export function Notice({ children }: { children: string }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!children) return;
    return untilTrue(() => {
      const isLost = document.activeElement === document.body;
      if (isLost) said.current?.focus();
      return isLost;
    });
  }, [children]);
  return (
    <p
      ref={said}
      className={children ? styles.told : 'visually-hidden'}
      role="status"
      tabIndex={-1}
    >
      {children}
    </p>
  );
}

/** Looks now and at every change of the page, until it is true or somebody does something. Returns what ends it. */
function untilTrue(look: () => boolean): () => void {
  const observer = new MutationObserver(() => void (look() && end()));
  const end = () => {
    observer.disconnect();
    for (const event of ACTIONS) removeEventListener(event, end, true);
  };
  if (look()) return end;
  for (const event of ACTIONS) addEventListener(event, end, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return end;
}

const ACTIONS = ['pointerdown', 'keydown'];

export type Tone = 'plain' | 'waiting' | 'good' | 'bad';

export function Badge({ tone, children }: { tone: Tone; children: string }) {
  return <span className={`${badge.badge} ${badge[tone]}`}>{children}</span>;
}
