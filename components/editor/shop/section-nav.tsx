import type { KeyboardEvent } from 'react';
import * as messages from './messages';
import styles from './section-nav.module.css';
import type { SectionId } from './settings/setting';
import { SECTIONS } from './settings/settings';
import { useShopSettings } from './settings/use-settings';

interface SectionNavProps {
  /** The one that is shown; none while settings are searched. */
  section: SectionId | undefined;
  onChoose: (section: SectionId) => void;
}

/** The sections of the settings; the arrow keys lead from one to the next. */
export function SectionNav({ section, onChoose }: SectionNavProps) {
  const { draft, problems } = useShopSettings();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const line = event.currentTarget.closest('li');
    const next = step > 0 ? line?.nextElementSibling : line?.previousElementSibling;
    next?.querySelector('button')?.focus();
  };
  return (
    <nav aria-label={messages.sections} className={styles.nav}>
      <ul className={styles.list}>
        {SECTIONS.map(({ id, title, settings }) => {
          const isWrong = settings.some(({ path }) => path in problems);
          const isChanged = settings.some(({ path }) => path in draft);
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.section}
                aria-current={id === section || undefined}
                onClick={() => onChoose(id)}
                onKeyDown={onKeyDown}
              >
                {title}
                {(isWrong || isChanged) && (
                  <span className={isWrong ? styles.wrong : styles.changed}>
                    <span className="visually-hidden">
                      {isWrong ? '(needs attention)' : '(changed)'}
                    </span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
