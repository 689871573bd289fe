import { useId } from 'react';
import type { Conflict } from '@/blocks/layout/merge/conflicts';
import type { Merging } from '@/blocks/layout/merge/merge';
import { SIDES, type Side } from '@/blocks/layout/merge/versions';
import * as messages from '../messages';
import { Lines } from './change-list';
import styles from './conflict-choice.module.css';
import { placeWords, sideLines } from './describe';
import { blockWords } from './excerpt';

interface ConflictChoiceProps {
  merging: Merging;
  conflict: Conflict;
  /** The chosen side; undefined before a choice. */
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

const WORDS: Record<Side, string> = { mine: messages.keepMine, theirs: messages.takeTheirs };

export function ConflictChoice({ merging, conflict, side, onChoose }: ConflictChoiceProps) {
  const id = useId();
  const tree = conflict.key in merging.mine.nodes ? merging.mine : merging.theirs;
  return (
    <fieldset className={styles.block}>
      <legend className={styles.legend}>
        <span className={styles.name}>{blockWords(tree, conflict.key)}</span>
        <span className={styles.place}>{placeWords(tree, conflict.key)}</span>
      </legend>
      <div className={styles.sides}>
        {SIDES.map((one) => (
          <div key={one} className={one === side ? styles.chosen : styles.side}>
            <label className={styles.choice}>
              <input
                type="radio"
                name={id}
                checked={one === side}
                onChange={() => onChoose(one)}
                aria-describedby={`${id}-${one}`}
              />
              {WORDS[one]}
            </label>
            <div id={`${id}-${one}`}>
              <Lines lines={sideLines(merging, conflict, one)} />
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
