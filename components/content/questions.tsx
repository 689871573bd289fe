import { Icon } from '@/components/ui';
import type { Question } from '@/core/model/content';
import styles from './questions.module.css';
import { RunningText } from './running-text';

/** Questions that open their answers, without scripts too; several may be open. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary className={styles.summary}>
            {question}
            <Icon name="chevron-down" size={20} />
          </summary>
          <p className={styles.answer}>
            <RunningText words={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
