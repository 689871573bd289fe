import { Icon } from '@/components/ui';
import type { ContentBlock, Question, Words } from '@/core/model/content';
import styles from './block.module.css';
import * as messages from './messages';
import { RunningText } from './running-text';

export function Block({ block }: { block: ContentBlock }) {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return (
        <p className={block.kind === 'note' ? styles.note : undefined}>
          <RunningText texts={block.words} />
        </p>
      );
    case 'list':
      return <ul className={styles.list}>{block.items.map(listItem)}</ul>;
    case 'steps':
      return <ol className={styles.steps}>{block.items.map(listItem)}</ol>;
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.rows.map(({ term, words: texts }) => (
            <div key={term} className={styles.row}>
              <dt>{term}</dt>
              <dd>
                <RunningText texts={texts} />
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

function listItem(texts: Words, index: number) {
  return (
    <li key={index}>
      <span>
        <RunningText texts={texts} />
      </span>
    </li>
  );
}

function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary className={styles.summary}>
            {question}
            <Icon name="chevron-down" size={20} />
          </summary>
          <p className={styles.answer}>
            <RunningText texts={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}

const WAYS = [
  { mark: 'visa', name: messages.visa, kind: messages.creditAndDebit },
  { mark: 'mastercard', name: messages.mastercard, kind: messages.creditAndDebit },
  { mark: 'american-express', name: messages.americanExpress, kind: messages.creditAndCharge },
  { mark: 'paypal', name: 'PayPal', kind: messages.accountOrGuest },
];

function PaymentMarks() {
  return (
    <ul className={styles.marks}>
      {WAYS.map(({ mark, name, kind }) => (
        <li key={mark} className={styles.way}>
          {/* biome-ignore lint/performance/noImgElement: a drawing of fixed size, nothing to optimise */}
          <img src={`/icons/payments/${mark}.svg`} alt="" width={60} height={36} />
          <span>
            <span className={styles.name}>{name}</span>
            <span className={styles.kind}>{kind}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
