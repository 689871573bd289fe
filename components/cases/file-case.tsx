import { useLayoutEffect, useRef, useState } from 'react';
import { PhotoField } from '@/components/photos';
import { buttons, FormEnd, SelectField, TextField } from '@/components/ui';
import {
  CASE_TYPE_WORDS,
  CASE_TYPES,
  type Case,
  type CaseType,
  MAX_CASE_MESSAGE_LENGTH,
  MAX_CASE_NAME_LENGTH,
  MAX_CASE_SUBJECT_LENGTH,
} from '@/core/model/case';
import type { OpenOrder } from '@/services/orders';
import styles from './file-case.module.css';
import * as messages from './messages';
import { useCaseForm } from './use-case-form';

export interface FileCaseProps {
  order: OpenOrder;
  /** True if the order has no case yet: the form is open then. */
  isFirst: boolean;
  onLost: () => void;
  onFiled: (filed: Case) => void;
}

/** The way to file a dispute. What is typed stays while the form is folded. */
export function FileCase({ order, isFirst, onLost, onFiled }: FileCaseProps) {
  const [isOpen, setOpen] = useState(isFirst);
  const [filedCount, setFiledCount] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  // Unfolded, the form is what the keyboard goes to; where it stands from the beginning, it is not.
  useLayoutEffect(() => {
    if (isOpen && !isFirst) form.current?.querySelector('input')?.focus();
  }, [isOpen, isFirst]);
  const filed = (customerCase: Case) => {
    setOpen(false);
    setFiledCount((before) => before + 1);
    onFiled(customerCase);
  };
  return (
    <section className={styles.file} aria-labelledby="file-case">
      <h3 id="file-case" className={styles.heading}>
        {isFirst ? messages.firstDispute : messages.furtherDispute}
      </h3>
      {!isOpen && (
        <button type="button" className={buttons.secondary} onClick={() => setOpen(true)}>
          {messages.fileAnother}
        </button>
      )}
      <div ref={form} hidden={!isOpen}>
        <FileForm key={filedCount} order={order} onLost={onLost} onFiled={filed} />
      </div>
    </section>
  );
}

const TYPES = CASE_TYPES.map((type) => [type, CASE_TYPE_WORDS[type]] as const);

/** Files a dispute; what was typed and the photos stay until the shop has it. */
function FileForm({ order, onLost, onFiled }: Omit<FileCaseProps, 'isFirst'>) {
  const { access, name: orderedBy } = order;
  const form = useCaseForm(async (values, attachments) => {
    const { name = '', type = '', subject = '', description = '' } = values;
    const { fileCase } = await import('@/services/orders');
    const request = { access, name, type: asType(type), subject, description };
    onFiled(await fileCase({ ...request, attachments }));
  }, onLost);
  const { errors, field } = form;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} onInput={form.forget}>
      <TextField
        {...field('name', MAX_CASE_NAME_LENGTH)}
        label={messages.yourName}
        defaultValue={orderedBy}
        autoComplete="name"
      />
      <SelectField
        label={messages.topic}
        name="type"
        placeholder={messages.chooseOne}
        options={TYPES}
        error={errors.type}
      />
      <div className={styles.whole}>
        <TextField
          {...field('subject', MAX_CASE_SUBJECT_LENGTH)}
          label={messages.subject}
          autoComplete="off"
        />
      </div>
      <div className={styles.whole}>
        <TextField
          {...field('description', MAX_CASE_MESSAGE_LENGTH)}
          label={messages.whatHappened}
          rows={6}
        />
      </div>
      <div className={styles.whole}>
        <PhotoField photos={form.photos} problem={errors.photos} />
      </div>
      <div className={styles.end}>
        <FormEnd form={form} label={messages.file} sending={messages.sending} />
      </div>
    </form>
  );
}

const asType = (text: string): CaseType => CASE_TYPES.find((type) => type === text) ?? 'other';
