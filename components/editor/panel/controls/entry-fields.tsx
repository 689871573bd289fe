import { memo } from 'react';
import type { FieldPanels } from '@/blocks/editor-kit/panel';
import { type Fields, readFields } from '@/blocks/kit/fields';
import { useStable } from '../../shared/use-stable';
import type { FieldControlProps } from '../field/control';
import { FieldRow } from '../field/field-row';
import { rawOf, withField } from '../field/field-value';
import { usePanel } from '../field/panel-context';
import styles from './controls.module.css';

export type SetEntry = (place: number, name: string, value: unknown, gesture: string) => void;

interface EntryFieldsProps {
  scope: string;
  place: number;
  fields: Fields | undefined;
  config: FieldPanels | undefined;
  /** The entry as it stands in the layout. */
  raw: unknown;
  /** The same function all along, so that no other entry is drawn anew. */
  onSet: SetEntry;
}

/** The fields of an entry of a list, or of a group. */
export const EntryFields = memo(function EntryFields(props: EntryFieldsProps) {
  const { scope, place, fields = {}, config = {}, raw, onSet } = props;
  const values = usePanel().values();
  const set = useStable((name: string, value: unknown, gesture: string) =>
    onSet(place, name, value, gesture),
  );
  const entry = readFields(fields, raw);
  return (
    <div className={styles.fields}>
      {Object.entries(config).map(([name, one]) => {
        const field = fields[name];
        if (!field || one.when?.(values) === false) return null;
        return (
          <FieldRow
            key={name}
            scope={`${scope} ${name}`}
            name={name}
            field={field}
            config={one}
            raw={rawOf(raw, name, field)}
            effectiveDefault={one.effectiveDefault?.(values)}
            isTurned={one.turned?.(values, entry) ?? false}
            onSet={set}
          />
        );
      })}
    </div>
  );
});

/** Fields that stand together in one. */
export function GroupControl({ scope, field, config, raw, onChange }: FieldControlProps) {
  const set: SetEntry = useStable((_, name, value, gesture) => {
    const next = withField(raw, name, field.fields?.[name], value);
    onChange(Object.keys(next).length > 0 ? next : undefined, gesture);
  });
  return (
    <EntryFields
      scope={scope}
      place={0}
      fields={field.fields}
      config={config.entry?.fields}
      raw={raw}
      onSet={set}
    />
  );
}
