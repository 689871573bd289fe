import { type ReactNode, useState } from 'react';
import { Link } from '@/components/ui';
import { useAnswer } from '../data/use-answer';
import { useWaiting } from '../data/waiting';
import styles from './detail.module.css';
import { Answered, Notice } from './states';

export interface Actions<Data> {
  onDone: (changed: Data, notice: string) => void;
  onStale: () => void;
}

interface DetailProps<Data> {
  id: string;
  load: (domain: string) => Promise<Data>;
  back: { href: string; label: string };
  children: (data: Data, actions: Actions<Data>) => ReactNode;
}

/** An entry of a list as a page of its own; what was done to it is said above it. */
export function Detail<Data>({ id, load, back, children }: DetailProps<Data>) {
  const { recount } = useWaiting();
  const [notice, setNotice] = useState('');
  const { answer, reload, put } = useAnswer(id, load);
  const onDone = (changed: Data, text: string) => {
    put(changed);
    setNotice(text);
    recount();
  };
  return (
    <>
      <Link className={styles.back} href={back.href}>
        {back.label}
      </Link>
      <Notice>{notice}</Notice>
      <Answered answer={answer} reload={reload}>
        {(data) => children(data, { onDone, onStale: reload })}
      </Answered>
    </>
  );
}
