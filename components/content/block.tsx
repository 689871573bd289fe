import type { ContentBlock, Words } from '@/core/model/content';
import styles from './block.module.css';
import { PaymentMarks } from './payment-marks';
import { Questions } from './questions';
import { RunningText } from './running-text';

/** A piece of a text. */
export function Block({ block }: { block: ContentBlock }) {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return (
        <p className={block.kind === 'note' ? styles.note : undefined}>
          <RunningText words={block.words} />
        </p>
      );
    case 'list':
      return <ul className={styles.list}>{block.items.map(listItem)}</ul>;
    case 'steps':
      return <ol className={styles.steps}>{block.items.map(listItem)}</ol>;
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.rows.map(({ term, words }) => (
            <div key={term} className={styles.row}>
              <dt>{term}</dt>
              <dd>
                <RunningText words={words} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'questions':
      return <Questions questions={block.questions} />;
    case 'payments':
      return <PaymentMarks />;
  }
}

function listItem(words: Words, index: number) {
  return (
    <li key={index}>
      <span>
        <RunningText words={words} />
      </span>
    </li>
  );
}
