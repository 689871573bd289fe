import type { CSSProperties } from 'react';
import { isPictureAddress } from '@/core/rules/css-value';
import styles from './value.module.css';
import type { ValueWords } from './value-words';

interface ValueProps {
  of: ValueWords;
  /** Whether it is what was there before. */
  isPast?: boolean;
}

/** A value in words, with a small picture of it where it has one. */
export function Value({ of: { words, look, value }, isPast = false }: ValueProps) {
  return (
    <span className={isPast ? styles.past : styles.value}>
      {look === 'color' && <Swatch color={value} />}
      {look === 'picture' && isPictureAddress(value) && (
        // biome-ignore lint/performance/noImgElement: it may be anywhere, and is shown small and once
        <img className={styles.picture} src={value} alt="" />
      )}
      <span className={styles.words}>{words}</span>
    </span>
  );
}

function Swatch({ color }: { color: string }) {
  const style: CSSProperties & Record<`--${string}`, string> = { '--color': color };
  return <span className={styles.swatch} style={style} aria-hidden="true" />;
}
