import { type CSSProperties, useRef, useState } from 'react';
import type { TextControlProps } from '@/components/kit/control';
import { Problem } from '@/components/kit/field';
import field from '@/components/kit/field.module.css';
import { Icon } from '@/components/kit/icon';
import { check, warning } from '@/components/kit/icons';
import { useTextInput } from '@/components/kit/text-input';
import type { Reading } from '@/components/kit/use-draft';
import { onDemand } from '@/components/ui/on-demand';
import * as messages from '../messages';
import styles from './color-input.module.css';
import { type Palette, shownColor, swatchOf, usePalette } from './palette';
import { contrast, LEGIBLE, rgbOf } from './rgb';

const ColorPopover = onDemand(
  async () => (await import('./color-popover')).ColorPopover,
  undefined,
  ({ onClose }) => onClose(),
);

interface ColorInputProps extends TextControlProps {
  isValid: (text: string) => boolean;
  placeholder?: string | undefined;
  /** The background of text in this color; undefined where there is no text. */
  background?: string | undefined;
}

/** A color: to pick from a palette, to mix, or to write. */
export function ColorInput(props: ColorInputProps) {
  const { id, label, value, isValid, background } = props;
  const palette = usePalette();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { problem, input } = useTextInput<string>({
    ...props,
    shown: nameOf(value, palette),
    read: (text) => readColor(text, palette, isValid),
    write: (color) => nameOf(color, palette),
  });
  const color = shownColor(value, palette);
  const ratio =
    background === undefined || value === '' ? null : ratioOf(color, background, palette);
  return (
    <div>
      <div ref={box} className={field.box}>
        <button
          type="button"
          className={styles.swatch}
          style={{ '--color': color || 'transparent' } as CSSProperties}
          data-none={value === '' || undefined}
          aria-label={label ? messages.chooseColorFor(label) : messages.chooseColor}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => {
            // Not by every browser: the focus is given back to it.
            currentTarget.focus();
            setOpen(!isOpen);
          }}
        />
        <input {...input} />
        {ratio !== null && <Ratio ratio={ratio} />}
      </div>
      {ratio !== null && ratio < LEGIBLE && (
        <p className={styles.warning}>{messages.hardToRead(shownRatio(ratio), LEGIBLE)}</p>
      )}
      <Problem of={id}>{problem}</Problem>
      {isOpen && (
        <ColorPopover {...props} anchor={box} color={color} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

function Ratio({ ratio }: { ratio: number }) {
  const isLegible = ratio >= LEGIBLE;
  return (
    <span className={isLegible ? styles.ratio : styles.low} title={messages.contrastHint}>
      <Icon of={isLegible ? check : warning} />
      {shownRatio(ratio)}
    </span>
  );
}

/** Writes a ratio, never rounded up to what is enough. */
const shownRatio = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

function ratioOf(color: string, background: string, palette: Palette): number | null {
  const [ink, under] = [rgbOf(color), rgbOf(shownColor(background, palette))];
  return ink && under && under.a === 1 ? contrast(ink, under) : null;
}

const nameOf = (value: string, palette: Palette): string => swatchOf(value, palette)?.name ?? value;

function readColor(
  text: string,
  { theme }: Palette,
  isValid: (text: string) => boolean,
): Reading<string> {
  const written = text.trim();
  if (written === '') return { value: '' };
  const named = theme.find(({ name }) => name.toLowerCase() === written.toLowerCase());
  if (named) return { value: named.value };
  // Pasted from where colors have no sign before them.
  const value = /^([\da-f]{6}|[\da-f]{8})$/i.test(written) ? `#${written}` : written;
  const isColor = isValid(value) && (!/^[a-z]+$/i.test(value) || isColorName(value));
  return isColor ? { value } : { problem: messages.invalidColor };
}

/** Any word passes for a color where nobody asks a browser. */
const isColorName = (word: string): boolean =>
  typeof CSS === 'undefined' || !CSS.supports || CSS.supports('color', word);
