import type { PropsOf } from '@/core/blocks/kit/fields';
import type { titleBlock } from '@/core/blocks/title';
import { givenStyle } from '../kit/root-style';
import styles from './title.module.css';

type HeadingProps = PropsOf<(typeof titleBlock)['props']>;

/** The words themselves; without any there is no heading, which nobody could read. */
export function Heading({
  text,
  size,
  color,
  design,
  gradientColors,
  underlineColor,
}: HeadingProps) {
  if (!text) return null;
  const backgroundImage = design === 'gradient' ? gradientOf(gradientColors) : '';
  return (
    <>
      <h2
        className={`${styles.heading} ${styles[size]}`}
        style={givenStyle({ color, backgroundImage })}
      >
        {text}
      </h2>
      {design === 'underline' && (
        <div>
          <span className={styles.bar} style={givenStyle({ background: underlineColor })} />
        </div>
      )}
    </>
  );
}

/** One colour makes a plain ground: a gradient takes two. */
function gradientOf(colors: readonly string[]): string {
  const stops = colors.length === 1 ? [...colors, ...colors] : colors;
  return stops.length > 0 ? `linear-gradient(90deg, ${stops.join(', ')})` : '';
}
