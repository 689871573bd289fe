import type { EntryPanel } from '@/blocks/editor-kit/panel';
import type { Fields } from '@/blocks/kit/fields';
import { isObject } from '@/core/values/is-object';
import { useStable } from '../../shared/use-stable';
import { ListEditor } from '../../ui/list/list-editor';
import type { FieldControlProps } from '../field/control';
import { withField } from '../field/field-value';
import * as messages from '../messages';
import styles from './controls.module.css';
import { EntryFields, type SetEntry } from './entry-fields';
import { entriesOf, orDefaultList } from './texts';

/** Entries of one form, each with fields of its own. */
export function ListControl(props: FieldControlProps) {
  const { config, field, raw, scope, count, onChange } = props;
  const { entry: panel = { name: 'entry' } } = config;
  const fields = field.fields ?? {};
  const entries = count === undefined ? entriesOf(props) : entriesByPlace(raw, count);
  const setEntry: SetEntry = useStable((place, name, value, gesture) => {
    // Whoever undoes meanwhile may have taken the entry away.
    if (place >= entries.length) return;
    const next = entries.with(place, withField(entries[place], name, fields[name], value));
    const isAllDefault = count !== undefined && next.every(isEmpty);
    onChange(isAllDefault ? undefined : orDefaultList(props, next), gesture);
  });
  return (
    <ListEditor
      {...props}
      entries={entries.slice(0, count)}
      added={[{}]}
      name={panel.name}
      titleOf={(place) => titleOf(panel, entries[place], place)}
      noteOf={(entry) => linkOf(fields, entry)}
      empty={config.unset}
      render={(entry, place) =>
        isObject(entry) ? (
          <EntryFields
            scope={`${scope} ${place}`}
            place={place}
            fields={fields}
            config={panel.fields}
            raw={entry}
            onSet={setEntry}
          />
        ) : (
          <p className={styles.state}>{messages.unreadable(JSON.stringify(entry))}</p>
        )
      }
      isFixed={count !== undefined}
      onChange={(next) => onChange(orDefaultList(props, next))}
    />
  );
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
