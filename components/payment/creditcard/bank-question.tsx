import buttons from '@/components/ui/button.module.css';
import { useFocusOnShow } from '@/hooks/use-focus-on-show';
import * as messages from '../messages';
import styles from './bank-question.module.css';

interface BankQuestionProps {
  storename: string;
  onAnswer: (answer: 'passed' | 'failed') => void;
}

/** 3-D Secure challenge of the test provider. */
export function BankQuestion({ storename, onAnswer }: BankQuestionProps) {
  const heading = useFocusOnShow<HTMLHeadingElement>();
  return (
    <section className={styles.bank} aria-labelledby="bank-question">
      <h2 ref={heading} id="bank-question" className={styles.title} tabIndex={-1}>
        {messages.yourBankAsks}
      </h2>
      <p>{messages.bankQuestion(storename)}</p>
      <div className={styles.answers}>
        <button type="button" className={buttons.primary} onClick={() => onAnswer('passed')}>
          {messages.confirmIdentity}
        </button>
        <button type="button" className={buttons.secondary} onClick={() => onAnswer('failed')}>
          {messages.stop}
        </button>
      </div>
    </section>
  );
}
