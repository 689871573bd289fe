import { useCallback, useLayoutEffect, useRef } from 'react';
import type { EntryPanel } from '@/blocks/editor-kit/panel';
import type { Fields } from '@/blocks/kit/fields';
import { isObject } from '@/core/values/is-object';
import { ListEditor } from '../../ui/list/list-editor';
import { moved } from '../../ui/list/use-keys';
import type { FieldControlProps } from '../field/control';
import { withField } from '../field/field-value';
import * as messages from '../messages';
import styles from './controls.module.css';
import { EntryFields } from './entry-fields';
import { entriesOf, orDefaultList } from './texts';

/** Entries of one form, each with fields of its own. */
export function ListControl(props: FieldControlProps) {
  const { config, field, scope, count, onRelease } = props;
  const { entry = { name: 'entry' } } = config;
  const fields = field.fields ?? {};
  const entries = count === undefined ? entriesOf(props) : entriesByPlace(props.raw, count);
  const setEntry = useSetEntry(props, entries);
  const set = (next: readonly unknown[]) => {
    props.onChange(orDefaultList(props, next));
    onRelease();
  };
  return (
    <ListEditor
      {...props}
      count={count ?? entries.length}
      name={entry.name}
      titleOf={(place) => titleOf(entry, entries[place], place)}
      noteOf={(place) => linkOf(fields, entries[place])}
      empty={config.unset}
      render={(place) =>
        isObject(entries[place]) ? (
          <EntryFields
            scope={`${scope} ${place}`}
            place={place}
            fields={fields}
            config={entry.fields ?? {}}
            raw={entries[place]}
            onSet={setEntry}
          />
        ) : (
          <p className={styles.state}>{messages.unreadable(JSON.stringify(entries[place]))}</p>
        )
      }
      {...(count === undefined && {
        onAdd: () => set([...entries, {}]),
        onRemove: (place: number) => set(entries.filter((_, at) => at !== place)),
        onMove: (from: number, to: number) => set(moved(entries, from, to)),
      })}
    />
  );
}

/** Sets a field of an entry; the same function all along, so that no other entry is drawn anew. */
function useSetEntry(props: FieldControlProps, entries: readonly unknown[]) {
  const latest = useRef({ props, entries });
  useLayoutEffect(() => {
    latest.current = { props, entries };
  });
  return useCallback((place: number, name: string, value: unknown, gesture: string) => {
    const { props: now, entries: before } = latest.current;
    const field = now.field.fields?.[name];
    const next = before.map((entry, at) =>
      at === place ? withField(entry, name, field, value) : entry,
    );
    const isAllDefault = now.count !== undefined && next.every(isEmpty);
    now.onChange(isAllDefault ? undefined : orDefaultList(now, next), gesture);
  }, []);
}

const isEmpty = (entry: unknown) => isObject(entry) && Object.keys(entry).length === 0;

/** One for each place; layouts have them in a list, or in an object by their places. */
function entriesByPlace(raw: unknown, count: number): readonly unknown[] {
  const values: Readonly<Record<number, unknown>> = isObject(raw) || Array.isArray(raw) ? raw : {};
  const length = Math.max(count, ...Object.keys(values).map((place) => Number(place) + 1 || 0));
  return Array.from({ length: Math.min(length, MOST) }, (_, place) => values[place] ?? {});
}

/** More columns than this no page has. */
const MOST = 60;

function titleOf({ name, title }: EntryPanel, raw: unknown, place: number): string {
  const words = title && isObject(raw) ? raw[title] : undefined;
  if (typeof words === 'string' && words.trim() !== '') return words;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${place + 1}`;
}

function linkOf(fields: Fields, raw: unknown): string {
  const name = Object.keys(fields).find((one) => fields[one]?.kind === 'link');
  const link = name && isObject(raw) ? raw[name] : undefined;
  return typeof link === 'string' ? link : '';
}
