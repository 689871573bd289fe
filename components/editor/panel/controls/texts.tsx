import type { ReactNode } from 'react';
import { TextInput } from '@/components/kit/text-input';
import type { Reading } from '@/components/kit/use-draft';
import { ListEditor } from '../../ui/list/list-editor';
import { moved } from '../../ui/list/use-keys';
import { PicturePreview } from '../../ui/picture-preview';
import type { FieldControlProps } from '../field/control';
import * as messages from '../messages';
import styles from './controls.module.css';
import { ADDRESS_HINT, readPicture } from './picture';

/** Several lines of words in their order. */
export function TextsControl(props: FieldControlProps) {
  return <Lines {...props} read={(text) => ({ value: text })} spellCheck />;
}

/** Several pictures by their addresses, in their order. */
export function PicturesControl(props: FieldControlProps) {
  return (
    <Lines
      {...props}
      read={readPicture}
      placeholder={ADDRESS_HINT}
      before={(src) => <PicturePreview src={src} size="small" />}
    />
  );
}

interface LinesProps extends FieldControlProps {
  read: (text: string) => Reading<string>;
  placeholder?: string;
  spellCheck?: boolean;
  /** Stands before a line. */
  before?: (text: string) => ReactNode;
}

function Lines(props: LinesProps) {
  const { id, config, scope, read, placeholder, spellCheck, before, onHold, onRelease } = props;
  const entries = entriesOf(props);
  const name = config.entry?.name ?? 'entry';
  const set = (next: readonly unknown[]) => props.onChange(orDefaultList(props, next));
  const setAtOnce = (next: readonly unknown[]) => {
    set(next);
    onRelease();
  };
  const line = (place: number) => (
    <TextInput<string>
      id={`${id}-${place}`}
      label={`${config.label} ${place + 1}`}
      scope={`${scope} ${place}`}
      shown={wordsOf(entries[place])}
      read={read}
      write={(text) => text}
      origin={props.origin}
      placeholder={placeholder}
      spellCheck={spellCheck ?? false}
      onChange={(text) => set(entries.map((one, at) => (at === place ? text : one)))}
      onHold={onHold}
      onRelease={onRelease}
    />
  );
  return (
    <ListEditor
      {...props}
      isFlat
      count={entries.length}
      name={name}
      titleOf={(place) => `${name} ${place + 1}`}
      empty={config.unset ?? messages.none}
      render={(place) =>
        before ? (
          <div className={styles.item}>
            {before(wordsOf(entries[place]))}
            <div>{line(place)}</div>
          </div>
        ) : (
          line(place)
        )
      }
      onAdd={() => setAtOnce([...entries, ''])}
      onRemove={(place) => setAtOnce(entries.filter((_, at) => at !== place))}
      onMove={(from, to) => setAtOnce(moved(entries, from, to))}
    />
  );
}

/** Returns the entries as in the layout, so that one that cannot be read is seen, and none is lost. */
export function entriesOf({ raw, value }: FieldControlProps): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  return Array.isArray(value) ? value : [];
}

/** No entry at all is something else than the default where that has some. */
export function orDefaultList(
  { field }: FieldControlProps,
  entries: readonly unknown[],
): readonly unknown[] | undefined {
  const isEmptyDefault = !Array.isArray(field.initial) || field.initial.length === 0;
  return entries.length === 0 && isEmptyDefault ? undefined : entries;
}

const wordsOf = (entry: unknown): string =>
  typeof entry === 'string' || typeof entry === 'number' ? String(entry) : '';
