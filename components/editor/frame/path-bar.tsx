import { labelOf } from '@/blocks/layout/tree/labels';
import { nodeOf, parentsOf, type Tree } from '@/blocks/layout/tree/tree';
import { blockSelected } from '@/store/editor/editor';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { selectOpen, selectSelected, selectTree } from '@/store/editor/selectors';
import styles from './path-bar.module.css';

/** What the selected block stands in, from the page on; each can be selected. */
export function PathBar() {
  const dispatch = useEditorDispatch();
  const name = useEditorSelector((state) => selectOpen(state)?.name);
  const tree = useEditorSelector(selectTree);
  const selected = useEditorSelector(selectSelected);
  return (
    <nav aria-label="Selected block">
      <ol className={styles.path}>
        {name !== undefined && (
          <li>
            <button
              type="button"
              className={styles.step}
              onClick={() => dispatch(blockSelected(null))}
            >
              {name}
            </button>
          </li>
        )}
        {tree &&
          pathTo(tree, selected).map((key) => (
            <li key={key}>
              <button
                type="button"
                className={styles.step}
                aria-current={key === selected}
                onClick={() => dispatch(blockSelected(key))}
              >
                {labelOf(nodeOf(tree, key))}
              </button>
            </li>
          ))}
      </ol>
    </nav>
  );
}

function pathTo(tree: Tree, key: string | null): string[] {
  return key === null ? [] : [...parentsOf(tree, key).reverse(), key];
}
