import type { IconName } from '@/core/model/icon-names';
import styles from './icon.module.css';

interface IconProps {
  name: IconName;
  /** Edge length in px. */
  size?: number;
}

/** A decorative line icon; the outlines come from one sprite for the whole shop, so that no page carries them. */
export function Icon({ name, size = 22 }: IconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={`/icons/sprite.svg#${name}`} />
    </svg>
  );
}
