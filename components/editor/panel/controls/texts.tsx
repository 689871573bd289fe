import type { ReactNode } from 'react';
import { TextInput } from '@/components/kit/text-input';
import type { Reading } from '@/components/kit/use-draft';
import { describePicture } from '@/core/rules/media/picture-facts';
import { FocusPicker } from '../../ui/focus-picker';
import { ListEditor } from '../../ui/list/list-editor';
import { PicturePreview } from '../../ui/picture-preview';
import type { FieldControlProps } from '../field/control';
import * as messages from '../messages';
import styles from './controls.module.css';
import { ADDRESS_HINT, readPicture, typedAddress } from './picture';

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
      typed={typedAddress}
      around={(src, line, onChange, place) => (
        <div>
          <div className={styles.item}>
            <PicturePreview src={typedAddress(src)} size="small" />
            <div>{line}</div>
          </div>
          {src && (
            <FocusPicker
              value={src}
              label={messages.focalPointOf(place + 1)}
              onChange={onChange}
              onHold={props.onHold}
              onRelease={props.onRelease}
            />
          )}
        </div>
      )}
    />
  );
}

interface LinesProps extends FieldControlProps {
  read: (text: string) => Reading<string>;
  placeholder?: string;
  spellCheck?: boolean;
  /** Draws a line with what belongs to it. */
  around?: (
    text: string,
    line: ReactNode,
    onChange: (text: string) => void,
    place: number,
  ) => ReactNode;
  /** The part of an entry that is typed. */
  typed?: (text: string) => string;
}

function Lines({ read, placeholder, spellCheck = false, around, typed, ...props }: LinesProps) {
  const { id, config, scope, origin, onHold, onRelease } = props;
  const entries = entriesOf(props);
  const name = config.entry?.name ?? 'entry';
  const set = (next: readonly unknown[]) => props.onChange(orDefaultList(props, next));
  const render = (entry: unknown, place: number) => {
    const text = typeof entry === 'string' || typeof entry === 'number' ? String(entry) : '';
    const setEntry = (next: string) => set(entries.with(place, next));
    const line = (
      <TextInput<string>
        id={`${id}-${place}`}
        label={`${config.label} ${place + 1}`}
        scope={`${scope} ${place}`}
        shown={typed ? typed(text) : text}
        read={read}
        write={(written) => written}
        origin={origin}
        placeholder={placeholder}
        spellCheck={spellCheck}
        onChange={(next) => setEntry(typed ? describePicture(next) : next)}
        onHold={onHold}
        onRelease={onRelease}
      />
    );
    return around ? around(text, line, setEntry, place) : line;
  };
  return (
    <ListEditor
      {...props}
      isFlat
      entries={entries}
      added={['']}
      name={name}
      titleOf={(place) => `${name} ${place + 1}`}
      empty={config.unset ?? messages.none}
      render={render}
      onChange={set}
    />
  );
}

/** Returns the entries as in the layout, so that one that cannot be read is seen, and none is lost. */
export const entriesOf = ({ raw, value }: FieldControlProps): readonly unknown[] =>
  [raw, value].find(Array.isArray) ?? [];

/** No entry at all is something else than the default where that has some. */
export function orDefaultList(
  { field }: FieldControlProps,
  entries: readonly unknown[],
): readonly unknown[] | undefined {
  const isEmptyDefault = !Array.isArray(field.initial) || field.initial.length === 0;
  return entries.length === 0 && isEmptyDefault ? undefined : entries;
}
