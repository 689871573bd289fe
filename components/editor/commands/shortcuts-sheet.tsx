import { Dialog } from '@/components/kit/dialog';
import { COMMAND_GROUPS } from './commands';
import { keyWords } from './keys';
import * as messages from './messages';
import styles from './shortcuts-sheet.module.css';

export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={messages.keyboardShortcuts} width={640} onClose={onClose}>
      <div className={styles.groups}>
        {COMMAND_GROUPS.map(({ title, commands }) => (
          <section key={title}>
            <h3 className={styles.group}>{title}</h3>
            <dl className={styles.list}>
              {commands
                .filter(({ keys }) => keys.length > 0)
                .map(({ label, keys }) => (
                  <div key={label} className={styles.row}>
                    <dt>{label}</dt>
                    <dd className={styles.keys}>
                      {keys.map((key) => (
                        <kbd key={key} className={styles.key}>
                          {keyWords(key)}
                        </kbd>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
