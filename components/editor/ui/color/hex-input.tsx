import { useId } from 'react';
import { NumberInput } from '@/components/kit/number-input';
import { TextInput } from '@/components/kit/text-input';
import * as messages from '../messages';
import styles from './color-popover.module.css';
import { type Hsv, hsvOf, rgbOfHsv } from './hsv';
import type { MixerProps } from './mixer';
import { hexOf, rgbOf } from './rgb';

/** A mixed color in writing. */
export function HexInput({ value, onChange, onRelease }: MixerProps) {
  const id = useId();
  const hex = hexOf({ ...rgbOfHsv(value), a: 1 });
  return (
    <div className={styles.hex}>
      <TextInput<Hsv>
        id={`${id}-hex`}
        label={messages.colorValue}
        scope={`${id}-hex`}
        shown={hex}
        read={(text) => {
          const rgb = rgbOf(/^[\da-f]{6}$/i.test(text.trim()) ? `#${text.trim()}` : text);
          return rgb ? { value: hsvOf(rgb) } : { problem: messages.noColor };
        }}
        write={(hsv) => hexOf({ ...rgbOfHsv(hsv), a: 1 })}
        onChange={onChange}
        onRelease={onRelease}
      />
      <NumberInput
        id={`${id}-opacity`}
        label={messages.opacity}
        scope={`${id}-opacity`}
        value={Math.round(value.a * 100)}
        fallback={100}
        min={0}
        max={100}
        step={1}
        unit="%"
        onChange={(percent = 100) => onChange({ ...value, a: percent / 100 })}
        onRelease={onRelease}
      />
    </div>
  );
}
