import { freshCopy } from '@/blocks/layout/tree/insert';
import { PAGE_PRESET_IDS, PAGE_PRESETS, type PagePresetId } from '@/blocks/presets/pages';
import type { LayoutNode } from '@/core/model/page';
import { newId } from '@/store/editor/edits';
import { PAGE_DRAWINGS } from './drawings/page-drawings';
import { Sketch } from './drawings/sketch';
import styles from './page-presets.module.css';

/** The layout of a whole page, under ids of its own. */
export const pagePresetLayout = (id: PagePresetId): LayoutNode[] =>
  PAGE_PRESETS[id].layout.map((component) => freshCopy(component, newId));

interface PagePresetsProps {
  /** Told which page was chosen; `pagePresetLayout` makes it. */
  onChoose: (id: PagePresetId) => void;
}

/** Whole pages for one that is empty to begin with. */
export function PagePresets({ onChoose }: PagePresetsProps) {
  return (
    <ul className={styles.pages}>
      {PAGE_PRESET_IDS.map((id) => {
        const { label, hint } = PAGE_PRESETS[id];
        return (
          <li key={id} className={styles.page}>
            <button type="button" className={styles.choice} onClick={() => onChoose(id)}>
              <span className={styles.picture}>
                <Sketch drawing={PAGE_DRAWINGS[id]} height={112} />
              </span>
              <span className={styles.label}>{label}</span>
              <span className={styles.hint}>{hint}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
