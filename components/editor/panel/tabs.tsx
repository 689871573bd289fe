import type { KeyboardEvent } from 'react';
import type { Tab } from './plan';
import styles from './tabs.module.css';

interface TabsProps {
  id: string;
  tab: Tab;
  onChange: (tab: Tab) => void;
}

const TABS = [
  ['content', 'Content'],
  ['style', 'Style'],
] as const satisfies readonly (readonly [Tab, string])[];

/** What a block says, and how it looks. */
export function Tabs({ id, tab, onChange }: TabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!/^(ArrowLeft|ArrowRight|Home|End)$/.test(event.key)) return;
    event.preventDefault();
    const other = TABS.find(([name]) => name !== tab)?.[0] ?? tab;
    onChange(other);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${other}"]`)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label="What to set" onKeyDown={onKeyDown}>
      {TABS.map(([name, label]) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}-tab`}
          className={styles.tab}
          data-tab={name}
          aria-selected={name === tab}
          aria-controls={name === tab ? `${id}-${name}` : undefined}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onChange(name)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
