import { CHROME } from '@/components/ui/chrome';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectRefusal } from '@/store/editor/saving/selectors';
import { selectSelected } from '@/store/editor/selectors';
import { DropLine } from '../../drag/drop-line';
import { useHovered } from '../../shared/hovered';
import { BlockFrame } from './block-frame';
import styles from './overlay.module.css';

/**
 * The layer over the page: frames around the selected block, the one under the pointer, and one that
 * the server refused.
 */
export function Overlay({ scale }: { scale: number }) {
  const selected = useEditorSelector(selectSelected);
  const hovered = useHovered();
  const refused = useEditorSelector((state) => selectRefusal(state)?.complaint.key ?? null);
  return (
    <div className={`${CHROME} ${styles.overlay}`}>
      {refused !== null && refused !== selected && refused !== hovered && (
        <BlockFrame blockKey={refused} scale={scale} />
      )}
      {hovered !== null && hovered !== selected && <BlockFrame blockKey={hovered} scale={scale} />}
      {selected !== null && (
        <BlockFrame key="selected" blockKey={selected} scale={scale} isSelected />
      )}
      <DropLine />
    </div>
  );
}
