import type { Product } from '@/core/model/product';
import styles from './swatches.module.css';

const SHOWN = 4;

interface SwatchesProps {
  colors: NonNullable<Product['colors']>;
}

/** The colours a product comes in: a few dots and how many more. */
export function Swatches({ colors }: SwatchesProps) {
  if (colors.length < 2) return null;
  const hidden = colors.length - SHOWN;
  const names = colors.map(({ name }) => name).join(', ');
  return (
    <span className={styles.swatches} role="img" aria-label={`Colours: ${names}`}>
      {colors.slice(0, SHOWN).map(({ name, hex }) => (
        <span key={name} className={styles.dot} style={{ background: hex }} />
      ))}
      {hidden > 0 && <span className={styles.more}>+{hidden}</span>}
    </span>
  );
}
