import { colorCss, isColor, isGradient } from '@/core/values/css-value';
import { ColorInput } from '../../ui/color/color-input';
import { GradientInput } from '../../ui/gradient/gradient-input';
import { ListEditor } from '../../ui/list/list-editor';
import { moved } from '../../ui/list/use-keys';
import {
  type FieldControlProps,
  orDefault,
  placeholderOf,
  takes,
  textValue,
} from '../field/control';
import * as messages from '../messages';
import styles from './controls.module.css';

export function ColorControl(props: FieldControlProps) {
  const { field, value, onChange } = props;
  return (
    <ColorInput
      {...props}
      value={textValue(value)}
      isValid={takes(field)}
      placeholder={placeholderOf(props)}
      onChange={(color) => onChange(orDefault(color))}
    />
  );
}

export function GradientControl(props: FieldControlProps) {
  return (
    <GradientInput
      {...props}
      value={textValue(props.value)}
      isValid={isGradient}
      isColor={isColor}
      placeholder={placeholderOf(props)}
      onChange={(text) => props.onChange(orDefault(text))}
    />
  );
}

/** The first colors of a gradient. */
const FIRST_COLORS = ['--accent', '--ink'] as const;

/** Colors that run into each other. */
export function ColorsControl(props: FieldControlProps) {
  const { scope, config, value, onChange, onHold, onRelease } = props;
  const colors = Array.isArray(value) ? value.map(textValue) : [];
  const set = (next: readonly string[]) => onChange(next.length > 0 ? next : undefined);
  const setAtOnce = (next: readonly string[]) => {
    set(next);
    onRelease();
  };
  return (
    <div className={styles.stack}>
      {colors.length > 1 && (
        <div
          className={styles.colors}
          style={{
            backgroundImage: `linear-gradient(90deg, ${colors.map((color) => colorCss(color) ?? color).join(', ')})`,
          }}
        />
      )}
      <ListEditor
        {...props}
        isFlat
        count={colors.length}
        name={config.entry?.name ?? messages.colorEntry}
        titleOf={(place) => messages.colorInSentence(place + 1)}
        empty={config.unset}
        render={(place) => (
          <ColorInput
            id={`${props.id}-${place}`}
            label={messages.colorNumber(place + 1)}
            scope={`${scope} ${place}`}
            value={colors[place] ?? ''}
            isValid={(text) => colorCss(text) !== undefined}
            onChange={(color) =>
              color && set(colors.map((one, at) => (at === place ? color : one)))
            }
            onHold={onHold}
            onRelease={onRelease}
          />
        )}
        onAdd={() =>
          setAtOnce(colors.length === 0 ? FIRST_COLORS : [...colors, colors.at(-1) ?? '#000000'])
        }
        onRemove={(place) => setAtOnce(colors.filter((_, at) => at !== place))}
        onMove={(from, to) => setAtOnce(moved(colors, from, to))}
      />
    </div>
  );
}
