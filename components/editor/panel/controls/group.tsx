import { useCallback, useLayoutEffect, useRef } from 'react';
import type { FieldControlProps } from '../field/control';
import { withField } from '../field/field-value';
import { EntryFields } from './entry-fields';

/** Fields that stand together in one. */
export function GroupControl(props: FieldControlProps) {
  const { scope, field, config, raw } = props;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const set = useCallback((_: number, name: string, value: unknown, gesture: string) => {
    const { current: now } = latest;
    const next = withField(now.raw, name, now.field.fields?.[name], value);
    now.onChange(Object.keys(next).length > 0 ? next : undefined, gesture);
  }, []);
  return (
    <EntryFields
      scope={scope}
      place={0}
      fields={field.fields ?? {}}
      config={config.entry?.fields ?? {}}
      raw={raw}
      onSet={set}
    />
  );
}
