import { freshCopy } from '@/blocks/layout/tree/insert';
import { PAGE_PRESET_IDS, PAGE_PRESETS, type PagePresetId } from '@/blocks/presets/pages';
import type { LayoutNode } from '@/core/model/page';
import { newId } from '@/store/editor/edits';
import { useEditorDispatch } from '@/store/editor/hooks';
import { aloud } from '../commands/run-command';
import { PAGE_DRAWINGS } from './drawings/page-drawings';
import { Sketch } from './drawings/sketch';
import { replaceBlocks } from './insert';
import styles from './page-presets.module.css';

/** The layout of a whole page, under ids of its own. */
export const pagePresetLayout = (id: PagePresetId): LayoutNode[] =>
  PAGE_PRESETS[id].layout.map((component) => freshCopy(component, newId));

/** Whole pages, each of which becomes the page that is open. */
export function PagePresets() {
  const dispatch = useEditorDispatch();
  const choose = (id: PagePresetId) => dispatch(aloud(replaceBlocks(pagePresetLayout(id))));
  return (
    <ul className={styles.pages}>
      {PAGE_PRESET_IDS.map((id) => {
        const { label, hint } = PAGE_PRESETS[id];
        return (
          <li key={id} className={styles.page}>
            <button type="button" className={styles.choice} onClick={() => choose(id)}>
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
