import type { TextControlProps } from '@/components/kit/control';
import { lineDashed, lineDotted, lineDouble, lineSolid, none } from '@/components/kit/icons';
import { Segments } from '@/components/kit/segments';
import { colorCss, isColor, isLength, splitOutside } from '@/core/values/css-value';
import styles from './border-input.module.css';
import { ColorInput } from './color/color-input';
import { LengthInput } from './length-input';
import * as messages from './messages';

type Border = Record<'width' | 'line' | 'color', string>;

const LINES = [
  { value: 'none', label: messages.noLine, icon: none },
  { value: 'solid', label: messages.solid, icon: lineSolid },
  { value: 'dashed', label: messages.dashed, icon: lineDashed },
  { value: 'dotted', label: messages.dotted, icon: lineDotted },
  { value: 'double', label: messages.double, icon: lineDouble },
] as const;

const LINE = /^(none|solid|dashed|dotted|double|groove|ridge|inset|outset)$/;
const FIRST: Border = { width: '1px', line: 'solid', color: 'currentcolor' };

/** A line around something: how it is drawn, how wide and in which color. */
export function BorderInput(props: TextControlProps) {
  const { id, label, scope, value, onChange, onHold, onRelease } = props;
  const border = borderOf(value);
  const change = (part: Partial<Border>) => onChange(borderText({ ...FIRST, ...border, ...part }));
  const isDrawn = border !== null && border.line !== 'none';
  const drag = { onHold, onRelease };
  return (
    <fieldset className={styles.border} aria-label={label}>
      <Segments
        {...props}
        label={messages.line}
        value={border?.line}
        options={linesFor(border?.line)}
        onChange={(line) => change({ line })}
      />
      {isDrawn && (
        <div className={styles.stroke}>
          <LengthInput
            id={`${id}-width`}
            label={messages.lineWidth}
            scope={`${scope} width`}
            value={border.width}
            isValid={isLength}
            onChange={(width) => change({ width: width || FIRST.width })}
            {...drag}
          />
          <ColorInput
            id={`${id}-color`}
            label={messages.lineColor}
            scope={`${scope} color`}
            value={border.color}
            isValid={isColor}
            onChange={(color) => change({ color: colorCss(color) ?? FIRST.color })}
            {...drag}
          />
        </div>
      )}
    </fieldset>
  );
}

/** A line that is rarely drawn is offered where it is the one that is set. */
function linesFor(line: string | undefined) {
  const isListed = line === undefined || LINES.some(({ value }) => value === line);
  return isListed ? LINES : [...LINES, { value: line, label: line }];
}

function borderOf(value: string): Border | null {
  if (value === '') return null;
  const parts = splitOutside(value, /\s/);
  const line = parts.find((part) => LINE.test(part));
  const width = parts.find(isLength);
  const color = parts.find((part) => part !== line && part !== width);
  return { width: width ?? '3px', line: line ?? 'none', color: color ?? FIRST.color };
}

const borderText = ({ width, line, color }: Border): string =>
  line === 'none' ? 'none' : `${width} ${line} ${color}`;
