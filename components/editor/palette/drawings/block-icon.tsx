import { isBlockType } from '@/core/blocks/block-types';
import { BLOCK_ICONS, UNKNOWN_ICON } from './block-icons';
import styles from './drawings.module.css';

interface BlockIconProps {
  type: string;
  /** Edge length in px. */
  size?: number;
}

/** The mark of a block type; its name stands beside it. */
export function BlockIcon({ type, size = 20 }: BlockIconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={isBlockType(type) ? BLOCK_ICONS[type] : UNKNOWN_ICON} />
    </svg>
  );
}
