import { PALETTE } from '@/core/model/palette';
import styles from './swatches.module.css';

const SHOWN = 4;
const HEX_BY_NAME: Readonly<Record<string, string>> = PALETTE;

interface SwatchesProps {
  /** Palette names. */
  names: readonly string[];
}

/** The colours a product comes in: a few dots and how many more. */
export function Swatches({ names }: SwatchesProps) {
  if (names.length < 2) return null;
  const hidden = names.length - SHOWN;
  return (
    <span className={styles.swatches} role="img" aria-label={`Colours: ${names.join(', ')}`}>
      {names.slice(0, SHOWN).map((name) => (
        <span key={name} className={styles.dot} style={{ background: HEX_BY_NAME[name] }} />
      ))}
      {hidden > 0 && <span className={styles.more}>+{hidden}</span>}
    </span>
  );
}
