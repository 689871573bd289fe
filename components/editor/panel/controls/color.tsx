import { colorCss } from '@/core/values/css-value';
import { ColorInput } from '../../ui/color/color-input';
import { GradientInput } from '../../ui/gradient/gradient-input';
import { ListEditor } from '../../ui/list/list-editor';
import { asText, type FieldControl, type FieldControlProps, textValue } from '../field/control';
import * as messages from '../messages';
import styles from './controls.module.css';

export const ColorControl: FieldControl = (props) => <ColorInput {...asText(props)} />;

export const GradientControl: FieldControl = (props) => <GradientInput {...asText(props)} />;

/** The first colors of a gradient. */
const FIRST_COLORS = ['--accent', '--ink'] as const;

/** Colors that run into each other. */
export function ColorsControl(props: FieldControlProps) {
  const { id, scope, config, value, onChange, onHold, onRelease } = props;
  const colors = Array.isArray(value) ? value.map(textValue) : [];
  const css = colors.map((color) => colorCss(color) ?? color).join(', ');
  return (
    <div className={styles.stack}>
      {colors.length > 1 && (
        <div
          className={styles.colors}
          style={{ backgroundImage: `linear-gradient(90deg, ${css})` }}
        />
      )}
      <ListEditor
        {...props}
        isFlat
        entries={colors}
        added={colors.length === 0 ? FIRST_COLORS : colors.slice(-1)}
        name={config.entry?.name ?? messages.colorEntry}
        titleOf={(place) => messages.colorInSentence(place + 1)}
        empty={config.unset}
        render={(color, place) => (
          <ColorInput
            id={`${id}-${place}`}
            label={messages.colorNumber(place + 1)}
            scope={`${scope} ${place}`}
            value={color}
            isValid={(text) => colorCss(text) !== undefined}
            onChange={(next) => next && onChange(colors.with(place, next))}
            onHold={onHold}
            onRelease={onRelease}
          />
        )}
        onChange={(next) => onChange(next.length > 0 ? next : undefined)}
      />
    </div>
  );
}
