import { useEditorSelector } from '@/store/editor/hooks';
import { selectNode, selectSelected } from '@/store/editor/selectors';
import { partOnDemand } from '../ui/part-on-demand';
import styles from './properties.module.css';
import { useFirstMove } from './use-first-move';

const load = async () => (await import('./block-properties')).BlockProperties;

const BlockProperties = partOnDemand('The properties', load);

/** What can be set of the selected block. Nobody selects one without a move of a hand: by then it is fetched. */
export function Properties() {
  useFirstMove(load);
  const selected = useEditorSelector(selectSelected);
  const node = useEditorSelector((state) =>
    selected === null ? undefined : selectNode(state, selected),
  );
  return node ? <BlockProperties node={node} /> : <NothingSelected />;
}

function NothingSelected() {
  return (
    <div className={styles.none}>
      <p className={styles.title}>Nothing is selected</p>
      <p>Click a block on the page, or press the arrow keys to go from one to the next.</p>
      <p>A double click on words, or F2, lets you write them in their place.</p>
    </div>
  );
}
