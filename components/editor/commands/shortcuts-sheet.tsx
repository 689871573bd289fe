import { Dialog } from '@/components/kit/dialog';
import type { Command } from './command';
import { COMMAND_LIST } from './commands';
import { keyWords } from './keys';
import * as messages from './messages';
import styles from './shortcuts-sheet.module.css';

const GROUPS: Record<Command['group'], string> = {
  edit: messages.edit,
  move: messages.move,
  select: messages.select,
  page: messages.page,
};

/** Every command with its keys, as this machine writes them. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={messages.keyboardShortcuts} width={640} onClose={onClose}>
      <div className={styles.groups}>
        {(Object.keys(GROUPS) as Command['group'][]).map((group) => (
          <section key={group}>
            <h3 className={styles.group}>{GROUPS[group]}</h3>
            <dl className={styles.list}>
              {COMMAND_LIST.filter((one) => one.group === group && one.keys.length > 0).map(
                ({ id, label, keys }) => (
                  <div key={id} className={styles.row}>
                    <dt>{label}</dt>
                    <dd className={styles.keys}>
                      {keys.map((key) => (
                        <kbd key={key} className={styles.key}>
                          {keyWords(key)}
                        </kbd>
                      ))}
                    </dd>
                  </div>
                ),
              )}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
