import { Button } from '@/components/kit/button';
import { useIsKept } from '../drafts';
import { useShopSettings } from './settings/settings-context';
import styles from './settings-foot.module.css';

/** How many settings are changed, and what to do with that. */
export function SettingsFoot({ onSave }: { onSave: () => void }) {
  const { draft, problems, status, failure, known, discard } = useShopSettings();
  const count = Object.keys(draft).length;
  const isKept = useIsKept();
  const wrong = Object.keys(problems).length;
  return (
    <footer className={styles.foot}>
      <p className={failure || wrong ? styles.failure : styles.state} role="status">
        {known && (failure || stateWords(count, wrong, isKept))}
      </p>
      <Button disabled={count === 0 || status === 'saving'} onClick={discard}>
        Discard changes
      </Button>
      <Button look="primary" disabled={count === 0 || status !== 'idle'} onClick={onSave}>
        {status === 'saving' ? 'Saving …' : 'Save settings'}
      </Button>
    </footer>
  );
}

function stateWords(count: number, wrong: number, isKept: boolean): string {
  if (wrong > 0) return wrong === 1 ? 'One setting needs attention' : `${wrong} need attention`;
  if (count === 0) return 'All changes are saved';
  const words = count === 1 ? 'One change is not saved' : `${count} changes are not saved`;
  return isKept ? `${words}, kept on this device` : words;
}
