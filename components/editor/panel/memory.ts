import type { InvalidDraft } from '@/components/kit/use-draft';
import type { Tab } from './plan';

const KEY = 'hemline.editor.panel';

interface PanelMemory {
  tab: Tab;
  /** Groups that were opened or closed by hand, by `type/tab/title`. */
  groups: Record<string, boolean>;
}

/**
 * The state in which an admin left the panel: it outlives the page as far as the browser allows, and what is of this
 * visit alone (where it was scrolled to, what could not be taken) as long as the page.
 */
export const panelMemory = {
  current: undefined as PanelMemory | undefined,
  scrolled: new Map<string, number>(),
  drafts: new Map<string, InvalidDraft>(),
};

export function openedPanel(): PanelMemory {
  panelMemory.current ??= readPanelMemory();
  return panelMemory.current;
}

export function keepPanel(change: Partial<PanelMemory>): void {
  panelMemory.current = { ...openedPanel(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(panelMemory.current));
  } catch {
    // It lasts as long as the page then.
  }
}

function readPanelMemory(): PanelMemory {
  const fresh: PanelMemory = { tab: 'content', groups: {} };
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof raw === 'object' ? { ...fresh, ...raw } : fresh;
  } catch {
    return fresh;
  }
}
