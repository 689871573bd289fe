import { Button } from '@/components/kit/button';
import { plus } from '@/components/kit/icons';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { TextInput } from '@/components/kit/text-input';
import { isGradient } from '@/core/values/css-value';
import * as messages from '../messages';
import { readIf } from '../read-if';
import { type Gradient, gradientOf, gradientText } from './gradient';
import styles from './gradient-input.module.css';
import type { GradientInputProps } from './gradient-stops';

const GradientStops = partOnDemand(
  messages.gradientColors,
  async () => (await import('./gradient-stops')).GradientStops,
);

/** The first value of a gradient. */
const FIRST: Gradient = {
  shape: 'linear',
  angle: 180,
  stops: [
    { color: '#00000000', at: 0 },
    { color: '#000000b3', at: 100 },
  ],
};

/** A gradient by its stops; one with more to it as a text. */
export function GradientInput(props: GradientInputProps) {
  const { id, label, describedBy, value, placeholder, onChange } = props;
  if (value === '')
    return (
      <div className={styles.none}>
        <Button
          id={id}
          aria-label={label && messages.addGradientTo(label)}
          aria-describedby={describedBy}
          icon={plus}
          onClick={() => onChange(gradientText(FIRST))}
        >
          {messages.addGradient}
        </Button>
        {placeholder && <span className={styles.note}>{placeholder}</span>}
      </div>
    );
  const gradient = gradientOf(value);
  return gradient ? (
    <GradientStops {...props} gradient={gradient} />
  ) : (
    <TextInput<string>
      {...props}
      shown={value}
      read={readIf(isGradient, messages.invalidGradient)}
      write={(text) => text}
    />
  );
}
