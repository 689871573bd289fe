import { type KeyboardEvent, useRef } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Name extends string> {
  label: string;
  /** Their labels, in their order. */
  tabs: Readonly<Record<Name, string>>;
  tab: Name;
  onTab: (tab: Name) => void;
  /** The panel of a tab has the id `<id>-<name>`, the tab itself `<id>-<name>-tab`. */
  id?: string;
  look?: 'line' | 'box';
  /** Called when a hand or the focus comes near. */
  onReach?: () => void;
}

/** One of a few panels: one stop of the Tab key, led through by the arrow keys. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, tab, onTab, id, look = 'line', onReach } = props;
  const bar = useRef<HTMLDivElement>(null);
  const names = Object.keys(tabs) as Name[];
  const onKeyDown = (event: KeyboardEvent) => {
    const at = names.indexOf(tab);
    const last = names.length - 1;
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const place = (next + names.length) % names.length;
    onTab(names[place] ?? tab);
    bar.current?.querySelectorAll('button')[place]?.focus();
  };
  return (
    <div
      ref={bar}
      className={styles[look]}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerEnter={onReach}
      onFocus={onReach}
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={id && `${id}-${name}-tab`}
          className={styles.tab}
          aria-selected={name === tab}
          aria-controls={id && name === tab ? `${id}-${name}` : undefined}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
        >
          {tabs[name]}
        </button>
      ))}
    </div>
  );
}
