import { useEditorSelector } from '@/store/editor/hooks';
import { selectSelected } from '@/store/editor/selectors';
import { DropLine } from '../../drag/drop-line';
import { CHROME } from '../../ui/chrome';
import { useHovered } from '../hovered';
import { BlockFrame } from './block-frame';
import styles from './overlay.module.css';

interface OverlayProps {
  scale: number;
}

/** What is drawn over the page: frames around the selected block and the one under the pointer. */
export function Overlay({ scale }: OverlayProps) {
  const selected = useEditorSelector(selectSelected);
  const hovered = useHovered();
  return (
    <div className={`${CHROME} ${styles.overlay}`}>
      {hovered !== null && hovered !== selected && <BlockFrame blockKey={hovered} scale={scale} />}
      {selected !== null && (
        <BlockFrame key="selected" blockKey={selected} scale={scale} isSelected />
      )}
      <DropLine />
    </div>
  );
}
