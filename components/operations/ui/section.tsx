import { type ReactNode, useId, useState } from 'react';
import { type Failure, useSending } from '../data/use-sending';
import list from './list.module.css';
import { Notice, Refusal } from './states';

interface SectionProps {
  title: string;
  hint?: ReactNode;
  notice?: string;
  /** Null where there is none, or it is said at a field. */
  failure?: Failure | null;
  children?: ReactNode;
}

/** A part of a page of settings, with what was done in it and what was refused. */
export function Section({ title, hint, notice = '', failure, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={list.card} aria-labelledby={titleId}>
      <div className={list.head}>
        <h2 id={titleId}>{title}</h2>
      </div>
      {hint && <p className={list.muted}>{hint}</p>}
      <Notice>{notice}</Notice>
      {failure && <Refusal>{failure.text}</Refusal>}
      {children}
    </section>
  );
}

/** Work of a section: sent once at a time, its outcome said there. What is shown is loaded anew after it. */
export function useSectionWork(reload: () => void) {
  const sending = useSending();
  const [notice, setNotice] = useState('');
  const run = (work: (domain: string) => Promise<string>) => {
    setNotice('');
    return sending.send(async () => {
      setNotice(await work(sending.domain));
      reload();
    });
  };
  return { ...sending, notice, run };
}
