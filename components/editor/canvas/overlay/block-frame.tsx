import { labelOf } from '@/core/layout/tree/labels';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectNode } from '@/store/editor/selectors';
import { BlockToolbar } from './block-toolbar';
import styles from './overlay.module.css';
import { useBlockBox } from './use-block-box';
import { useShown } from './use-shown';

interface BlockFrameProps {
  blockKey: string;
  scale: number;
  isSelected?: boolean;
}

/** A frame around a block, with what it is called. */
export function BlockFrame({ blockKey, scale, isSelected = false }: BlockFrameProps) {
  const node = useEditorSelector((state) => selectNode(state, blockKey));
  const box = useBlockBox(blockKey, scale);
  useShown(isSelected ? blockKey : null);
  if (!node || !box) return null;
  const { left, top, width, height, isLeftward } = box;
  // Not by a transform, which the bar that stays in sight does not see.
  const style = { left, top, width, height };
  return (
    <div className={`${styles.frame} ${isSelected ? styles.selected : ''}`} style={style}>
      <div className={`${styles.rail} ${isLeftward ? styles.leftward : ''}`}>
        <div className={styles.bar}>
          <span className={styles.label}>{labelOf(node)}</span>
          {isSelected && <BlockToolbar blockKey={blockKey} />}
        </div>
      </div>
    </div>
  );
}
