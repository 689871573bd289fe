import { isBlockType } from '@/blocks/kit/block-types';
import { EDITORS } from '@/blocks/registry/editors';
import styles from './drawings.module.css';

/** The mark of a block type; its name stands beside it. */
export function BlockIcon({ type }: { type: string }) {
  return (
    <svg className={styles.icon} width="16" height="16" viewBox="0 0 20 20" aria-hidden="true">
      <path d={isBlockType(type) ? EDITORS[type].icon : UNKNOWN_ICON} />
    </svg>
  );
}

/** Icon of a type that nobody knows. */
const UNKNOWN_ICON = 'M3.5 3.5h13v13h-13zM8 8a2 2 0 1 1 2.6 1.9c-.4.2-.6.5-.6 1v.6M10 14h.01';
