import { type KeyboardEvent, useRef } from 'react';
import styles from './palette-tabs.module.css';

const TABS = { blocks: 'Blocks', presets: 'Sections', saved: 'Saved' } as const;

export type Tab = keyof typeof TABS;

const NAMES = Object.keys(TABS) as Tab[];

interface PaletteTabsProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** Told when a hand or the focus comes near. */
  onReach: () => void;
}

/** What of the palette is shown. */
export function PaletteTabs({ tab, onTab, onReach }: PaletteTabsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = (NAMES.indexOf(tab) + by + NAMES.length) % NAMES.length;
    onTab(NAMES[at] ?? tab);
    bar.current?.querySelectorAll('button')[at]?.focus();
  };
  return (
    <div
      ref={bar}
      className={styles.tabs}
      role="tablist"
      aria-label="What to insert"
      onKeyDown={step}
      onPointerEnter={onReach}
      onFocus={onReach}
    >
      {NAMES.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={name === tab}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
        >
          {TABS[name]}
        </button>
      ))}
    </div>
  );
}
