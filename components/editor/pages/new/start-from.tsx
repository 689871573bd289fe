import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/kit/icon';
import { duplicate, plus } from '@/components/kit/icons';
import { Select } from '@/components/kit/select';
import type { PageRow } from '../list/page-list';
import * as messages from '../messages';
import { NEW_PAGE_PRESETS, NOTHING, type PageStart } from './presets';
import styles from './start-from.module.css';

interface StartFromProps {
  rows: readonly PageRow[];
  value: PageStart;
  onChange: (start: PageStart) => void;
}

export function StartFrom({ rows, value, onChange }: StartFromProps) {
  const name = useId();
  const copied = rows.filter(({ kind, isSaved }) => kind !== 'chrome' && isSaved);
  const [firstCopied] = copied;
  const choice = (start: PageStart, label: string, hint: string, picture: ReactNode) => (
    <label key={keyOf(start)} className={styles.choice}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        checked={keyOf(value) === keyOf(start)}
        onChange={() => onChange(start)}
      />
      <span className={styles.picture}>{picture}</span>
      <span className={styles.label}>{label}</span>
      <span className={styles.hint}>{hint}</span>
    </label>
  );
  return (
    <fieldset>
      <legend className={styles.legend}>{messages.startWith}</legend>
      <div className={styles.choices}>
        {choice(NOTHING, messages.blank, messages.blankHint, <Icon of={plus} size={20} />)}
        {NEW_PAGE_PRESETS.map(({ id, label, hint, picture }) =>
          choice({ kind: 'preset', id }, label, hint, picture),
        )}
        {firstCopied &&
          choice(
            { kind: 'copy', slug: firstCopied.page },
            messages.copyChoice,
            messages.copyChoiceHint,
            <Icon of={duplicate} size={20} />,
          )}
      </div>
      {value.kind === 'copy' && (
        <div className={styles.copied}>
          <label htmlFor={`${name}-copied`}>{messages.copyOf}</label>
          <Select
            id={`${name}-copied`}
            value={value.slug}
            options={copied.map((row) => ({ value: row.page, label: row.name }))}
            onChange={(slug) => onChange({ kind: 'copy', slug })}
          />
        </div>
      )}
    </fieldset>
  );
}

const keyOf = (start: PageStart): string =>
  start.kind === 'preset' ? `preset ${start.id}` : start.kind;
