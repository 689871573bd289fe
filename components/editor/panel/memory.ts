import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { InvalidDraft } from '@/components/kit/use-draft';
import { attempt } from '@/core/values/attempt';
import type { Tab } from './plan';

const KEY = 'hemline.editor.panel';

interface PanelMemory {
  tab: Tab;
  /** Groups that were opened or closed by hand, by `type/tab/title`. */
  groups: Record<string, boolean>;
}

/** The panel as an admin left it, kept in the browser; where it was scrolled to and invalid drafts, as long as the page. */
export const panelMemory = {
  current: undefined as PanelMemory | undefined,
  scrolled: new Map<string, number>(),
  drafts: new Map<string, InvalidDraft>(),
};

export function openedPanel(): PanelMemory {
  if (!panelMemory.current) {
    const left: object | undefined = attempt(() => JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    panelMemory.current = { tab: 'content', groups: {}, ...left };
  }
  return panelMemory.current;
}

export function keepPanel(change: Partial<PanelMemory>): void {
  const current = { ...openedPanel(), ...change };
  panelMemory.current = current;
  attempt(() => localStorage.setItem(KEY, JSON.stringify(current)));
}

/** An element that is scrolled to where it was left last, by the name of what it shows. */
export function useScrollMemory(name: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const { scrolled } = panelMemory;
    // Reading where it is costs a layout, which at the top is not needed.
    const left = scrolled.get(name) ?? 0;
    if (left > 0) current.scrollTop = left;
    const keep = () => scrolled.set(name, current.scrollTop);
    current.addEventListener('scroll', keep, { passive: true });
    return () => current.removeEventListener('scroll', keep);
  }, [name]);
  return element;
}
