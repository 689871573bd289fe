import { memo, useCallback } from 'react';
import type { FieldPanels } from '@/blocks/editor-kit/panel';
import { type Fields, readFields } from '@/blocks/kit/fields';
import { FieldRow } from '../field-row';
import { useGiven } from '../given';
import { storedOf } from '../stored';
import styles from './controls.module.css';

interface EntryFieldsProps {
  scope: string;
  place: number;
  fields: Fields;
  told: FieldPanels;
  /** The entry as it stands in the layout. */
  raw: unknown;
  onSet: (place: number, name: string, value: unknown, gesture: string) => void;
}

/** The fields of an entry of a list, or of a group. */
export const EntryFields = memo(function EntryFields(props: EntryFieldsProps) {
  const { scope, place, fields, told, raw, onSet } = props;
  const given = useGiven();
  const set = useCallback(
    (name: string, value: unknown, gesture: string) => onSet(place, name, value, gesture),
    [onSet, place],
  );
  const entry = readFields(fields, raw);
  return (
    <div className={styles.fields}>
      {Object.entries(told).map(([name, one]) => {
        const field = fields[name];
        if (!field || one.when?.(given()) === false) return null;
        return (
          <FieldRow
            key={name}
            scope={`${scope} ${name}`}
            name={name}
            field={field}
            told={one}
            stored={storedOf(raw, name, field)}
            holds={one.holds?.(given())}
            ground={undefined}
            count={undefined}
            isTurned={one.turned?.(given(), entry) ?? false}
            onSet={set}
          />
        );
      })}
    </div>
  );
});
