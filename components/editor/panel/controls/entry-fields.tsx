import { memo, useCallback } from 'react';
import type { FieldPanels } from '@/blocks/editor-kit/panel';
import { type Fields, readFields } from '@/blocks/kit/fields';
import { FieldRow } from '../field/field-row';
import { rawOf } from '../field/field-value';
import { useValues } from '../field/values';
import styles from './controls.module.css';

interface EntryFieldsProps {
  scope: string;
  place: number;
  fields: Fields;
  config: FieldPanels;
  /** The entry as it stands in the layout. */
  raw: unknown;
  onSet: (place: number, name: string, value: unknown, gesture: string) => void;
}

/** The fields of an entry of a list, or of a group. */
export const EntryFields = memo(function EntryFields(props: EntryFieldsProps) {
  const { scope, place, fields, config, raw, onSet } = props;
  const values = useValues();
  const set = useCallback(
    (name: string, value: unknown, gesture: string) => onSet(place, name, value, gesture),
    [onSet, place],
  );
  const entry = readFields(fields, raw);
  return (
    <div className={styles.fields}>
      {Object.entries(config).map(([name, one]) => {
        const field = fields[name];
        if (!field || one.when?.(values()) === false) return null;
        return (
          <FieldRow
            key={name}
            scope={`${scope} ${name}`}
            name={name}
            field={field}
            config={one}
            raw={rawOf(raw, name, field)}
            effectiveDefault={one.effectiveDefault?.(values())}
            background={undefined}
            count={undefined}
            isTurned={one.turned?.(values(), entry) ?? false}
            onSet={set}
          />
        );
      })}
    </div>
  );
});
