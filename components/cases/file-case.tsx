import { useLayoutEffect, useRef, useState } from 'react';
import buttons from '@/components/ui/button.module.css';
import type { Case } from '@/core/model/case';
import type { OpenOrder } from '@/services/cases';
import styles from './file-case.module.css';
import { FileForm } from './file-form';

interface FileCaseProps {
  order: OpenOrder;
  /** Whether there is no other dispute yet: then the form is what one came for. */
  isFirst: boolean;
  supportEmail: string;
  onLost: () => void;
  onFiled: (filed: Case) => void;
}

/** The way to file a dispute. What is typed stays while the form is folded. */
export function FileCase({ order, isFirst, supportEmail, onLost, onFiled }: FileCaseProps) {
  const [isAsked, setAsked] = useState(isFirst);
  const [filedCount, setFiledCount] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  // Unfolded, the form is what the keyboard goes to; where it stands from the beginning, it is not.
  useLayoutEffect(() => {
    if (isAsked && !isFirst) form.current?.querySelector('input')?.focus();
  }, [isAsked, isFirst]);
  const filed = (found: Case) => {
    setAsked(false);
    setFiledCount((before) => before + 1);
    onFiled(found);
  };
  return (
    <section className={styles.file} aria-labelledby="file-case">
      <h3 id="file-case" className={styles.heading}>
        {isFirst ? 'Tell us what happened' : 'Is there something else?'}
      </h3>
      {!isAsked && (
        <button type="button" className={buttons.secondary} onClick={() => setAsked(true)}>
          File another dispute
        </button>
      )}
      <div ref={form} hidden={!isAsked}>
        <FileForm
          key={filedCount}
          order={order}
          supportEmail={supportEmail}
          onLost={onLost}
          onFiled={filed}
        />
      </div>
    </section>
  );
}
